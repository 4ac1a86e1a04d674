.PHONY: run test docs bench lint format clean

# The main job on the example catalog: one draft, five languages, card and push.
run:
	@Scripts/setup run
	@swift build -c release --product cta
	@Scripts/show

test:
	@Scripts/setup test
	@Scripts/test

# The documentation of the library, as a web site in .build/docs.
docs:
	@Scripts/setup run
	@Scripts/docs
	@echo "built .build/docs"

# Times the library against its peers and writes docs/benchmarks.md with a plot.
bench:
	@Scripts/setup bench
	@Scripts/bench

lint:
	@Scripts/lint

format:
	@swift format --in-place --recursive Sources Tests Plugins Benchmarks/Sources \
	    Benchmarks/Package.swift Package.swift

clean:
	@rm -rf .build Benchmarks/.build

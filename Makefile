.PHONY: run test docs bench corpus-diff lint format clean

# Where real string files lie, beside the repository; nothing of them is in it.
CORPUS ?= ../shared/corpus/open

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

# Times the library and the reading of string files against their peers; writes docs/benchmarks.md with a plot, and
# docs/benchmarks-files.md.
bench:
	@Scripts/setup bench
	@Scripts/bench
	@swift build -c release --product cta
	@Scripts/bench-files .build/release/cta

# What the checks find in real string files, and what that differs from the findings that are committed.
# `Scripts/corpus-diff .build/release/cta $(CORPUS) --record` commits new ones.
corpus-diff:
	@Scripts/setup run
	@swift build -c release --product cta
	@Scripts/corpus-diff .build/release/cta $(CORPUS)

lint:
	@Scripts/lint

format:
	@swift format --in-place --recursive Sources Tests Plugins Benchmarks/Sources \
	    Benchmarks/Package.swift Package.swift

clean:
	@rm -rf .build Benchmarks/.build

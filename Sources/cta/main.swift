print("cta")

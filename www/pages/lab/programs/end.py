

print(f"{tries} tries, {positions} positions, {solutions} solutions")

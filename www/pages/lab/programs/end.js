
console.log(`${tries} tries, ${positions} positions, ${solutions} solutions`);

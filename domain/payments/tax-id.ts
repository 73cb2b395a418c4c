const weights = [6, 5, 7, 2, 3, 4, 5, 6, 7];

/** Whether it is a Polish tax number (NIP): ten digits, the last of which is a check digit. */
export function isTaxId(digits: string): boolean {
  if (!/^\d{10}$/.test(digits)) return false;
  const sum = weights.reduce((total, weight, at) => total + weight * Number(digits[at]), 0);
  return sum % 11 === Number(digits[9]);
}

/** The same as people write it: `PL 526-000-12-46`. */
export function isWrittenTaxId(text: string): boolean {
  return isTaxId(text.replace(/^\s*PL/i, '').replace(/[\s-]/g, ''));
}

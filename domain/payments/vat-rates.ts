/** In per cent; `exempt` from VAT. */
export const vatRates = ['23', '8', '5', '0', 'exempt'] as const;
export type VatRate = (typeof vatRates)[number];

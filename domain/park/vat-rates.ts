/** The rates of VAT that the price list knows, in percent; `exempt`: no VAT is due. */
export const vatRates = ['23', '8', '5', '0', 'exempt'] as const;
export type VatRate = (typeof vatRates)[number];

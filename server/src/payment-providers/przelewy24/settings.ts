/** A shop at Przelewy24. */
export interface Przelewy24Settings {
  /** Without a slash at the end. */
  url: string;
  merchantId: number;
  posId: number;
  crc: string;
  apiKey: string;
}

export const przelewy24Urls = {
  real: 'https://secure.przelewy24.pl',
  sandbox: 'https://sandbox.przelewy24.pl',
};

/** Which versions an account came with: the same words for its owner and for an Admin. */
export const accepted = {
  heading: 'Regulamin i prywatność',
  terms: 'Regulamin',
  privacy: 'Polityka prywatności',
  version: (name: string, version: number) => `${name}, wersja ${version}`,
  from: (day: string) => `z ${day}`,
};

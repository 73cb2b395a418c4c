/** Where an address of the site leads nowhere. */
export const missing = {
  page: (path: string) => `Strony ${path} u nas nie ma. To jest strona główna.`,
};

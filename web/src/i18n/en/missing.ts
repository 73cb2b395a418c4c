export const missing = {
  page: (path: string) => `There is no page ${path} here. This is the home page.`,
};

/** The names of these pages' files are many: they travel with the first of them, not with every page of the site. */
export async function loadStaffPages() {
  return (await import('./staffPages.ts')).staffPages;
}

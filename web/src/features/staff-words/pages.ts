import { paths } from '@cablepark/contract/paths';

/** The pages that are written here, in the order of the menu. */
const editedNames = ['bar', 'features', 'contact', 'location', 'terms', 'privacy', 'accessibility'] as const;
export type EditedName = (typeof editedNames)[number];

export function isEditedName(name: string): name is EditedName {
  return editedNames.some((each) => each === name);
}

/** The list leads to the home page, too, which has an editor of its own. */
export const listedNames = ['home', ...editedNames] as const;
export type ListedName = (typeof listedNames)[number];

export function editorOf(name: ListedName): string {
  return `${paths.pagesEditor}/${name}`;
}

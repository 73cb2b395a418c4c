import { paths } from '@cablepark/contract/paths';

/** The pages with this editor, in the order of the menu. */
const editedNames = ['bar', 'features', 'contact', 'location', 'terms', 'privacy', 'accessibility'] as const;
export type EditedName = (typeof editedNames)[number];

export function isEditedName(name: string): name is EditedName {
  return editedNames.some((each) => each === name);
}

/** The list also links to the home page, which has its own editor. */
export const listedNames = ['home', ...editedNames] as const;
export type ListedName = (typeof listedNames)[number];

export function editorOf(name: ListedName): string {
  return `${paths.pagesEditor}/${name}`;
}

import { paths } from '@cablepark/contract/paths';

/** The pages that are written here, in the order of the menu. */
export const editedNames = ['bar', 'features', 'contact', 'location', 'terms', 'privacy'] as const;
export type EditedName = (typeof editedNames)[number];

export function isEditedName(name: string): name is EditedName {
  return editedNames.some((each) => each === name);
}

export function editorOf(name: EditedName): string {
  return `${paths.pagesEditor}/${name}`;
}

import type { Language } from '@cablepark/domain/time/display';
import { staffGroups } from '../../src/app/staffPages.ts';

/** The name of a staff page in the menu. */
export function staffLabel(path: string, language: Language): string {
  const entry = staffGroups.flatMap(({ entries }) => entries).find(({ to }) => to === path);
  if (!entry) throw new Error(`${path} is not in the menu.`);
  return entry.label[language];
}

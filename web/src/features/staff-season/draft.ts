import { readSeason } from './readSeason.ts';
import type { SeasonForm } from './seasonForm.ts';

/** What is typed and not applied, with the version of the season that it began with. */
export interface Draft {
  version: number;
  form: SeasonForm;
}

const key = 'season-draft';

/** Of this tab alone: it survives a reload. */
export function readDraft(): Draft | null {
  try {
    const draft = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Draft | null;
    // One of another release may have another form: what cannot be read is no draft.
    if (draft) readSeason(draft.form, true);
    return draft;
  } catch {
    return null;
  }
}

export function keepDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // A full or forbidden storage costs the comfort alone.
  }
}

export function dropDraft(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // As above.
  }
}

import { type NewerThing, newerThings } from '@cablepark/domain/desk/desk-actions';
import { failedText } from '../../../i18n/errorText.ts';
import type { Texts } from '../../../i18n/pl.ts';
import { ApiError } from '../../../lib/http/errors.ts';
import type { StaffTexts } from '../../../staff/texts.ts';

/** Why an action could not be undone, and the next step. */
export function undoRefusal(error: unknown, words: StaffTexts['actions'], texts: Texts): string {
  const why = error instanceof ApiError ? reasonOf(error, words) : undefined;
  return why === undefined ? failedText(words.failed, error, texts) : `${words.failed}: ${why}`;
}

function reasonOf({ code, extensions }: ApiError, words: StaffTexts['actions']): string | undefined {
  const refused: Readonly<Record<string, string>> = words.refused;
  if (code === 'CHANGED_SINCE')
    return words.since[isNewerThing(extensions.since) ? extensions.since : 'moved'];
  return Object.hasOwn(refused, code) ? refused[code] : undefined;
}

function isNewerThing(value: unknown): value is NewerThing {
  return newerThings.some((thing) => thing === value);
}

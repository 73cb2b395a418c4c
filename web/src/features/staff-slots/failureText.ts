import { errorText } from '../../i18n/errorText.ts';
import type { Texts } from '../../i18n/pl.ts';
import { shortWhen } from '../../staff/form/when.ts';
import type { StaffTexts } from '../../staff/texts.ts';
import { clashOf } from './api/createSlots.ts';

interface FailureWords {
  texts: Texts;
  edit: StaffTexts['edit'];
  zone: string;
  trackName: (track: number) => string;
}

/** Why the work ended early: a stop, a clash, or the server's error. */
export function failureText(error: unknown, { texts, edit, zone, trackName }: FailureWords): string {
  if (error instanceof DOMException && error.name === 'AbortError') return edit.stopped;
  const clash = clashOf(error);
  if (clash) return edit.overlapAt(shortWhen(clash.start, zone), trackName(clash.track));
  return errorText(error, texts);
}

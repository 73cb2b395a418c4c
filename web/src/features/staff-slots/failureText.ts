import { readWireTime } from '@cablepark/contract/wire-time';
import { errorText } from '../../i18n/errorText.ts';
import type { Texts } from '../../i18n/pl.ts';
import { ApiError } from '../../lib/http/errors.ts';
import { shortWhen } from '../../staff/form/when.ts';
import type { StaffTexts } from '../../staff/texts.ts';

interface FailureWords {
  texts: Texts;
  edit: StaffTexts['edit'];
  zone: string;
  trackName: (track: number) => string;
}

/** Why work on slots ended early: stopped, a slot in the way, or what the server said. */
export function failureText(error: unknown, { texts, edit, zone, trackName }: FailureWords): string {
  if (error instanceof DOMException && error.name === 'AbortError') return edit.stopped;
  if (error instanceof ApiError && error.code === 'SLOT_OVERLAP') {
    const { startTime, asset: track } = error.extensions;
    const moment = typeof startTime === 'string' ? readWireTime(startTime) : null;
    if (moment && typeof track === 'number') {
      return edit.overlapAt(shortWhen(moment, zone), trackName(track));
    }
  }
  return errorText(error, texts);
}

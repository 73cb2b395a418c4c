import type { StaffTexts } from '../texts.ts';

type Words = StaffTexts['messages'];

/** Why a message failed, in plain words for the desk. */
export function reasonText(failure: string | null, t: Words): string | null {
  if (failure === null) return null;
  if (isReason(failure, t)) return t.reasons[failure];
  if (/^5\d\d$/.test(failure)) return t.refused(failure);
  return /^4\d\d$/.test(failure) ? t.later(failure) : t.unreachable(failure);
}

function isReason(failure: string, { reasons }: Words): failure is keyof Words['reasons'] {
  return Object.hasOwn(reasons, failure);
}

import type { WordedMessageKind } from '@cablepark/domain/messages/message-kinds';
import { booked, eventJoined } from './kinds/booked.ts';
import { cancelled } from './kinds/cancelled.ts';
import { closed, reopened } from './kinds/closed.ts';
import { contactCorrected } from './kinds/contact-corrected.ts';
import { delayed } from './kinds/delayed.ts';
import { emailChangeAsked } from './kinds/email-change-asked.ts';
import { emailChanged } from './kinds/email-changed.ts';
import { emailProof } from './kinds/email-proof.ts';
import { groupAccepted } from './kinds/groups/group-accepted.ts';
import { groupExtended, groupOffer } from './kinds/groups/group-offer.ts';
import { groupProof } from './kinds/groups/group-proof.ts';
import { groupRefused } from './kinds/groups/group-refused.ts';
import { invitation } from './kinds/invitation.ts';
import { mergeAsked } from './kinds/merge-asked.ts';
import { moved } from './kinds/moved.ts';
import { newBookings } from './kinds/new-bookings.ts';
import { noShow, noShowUndone } from './kinds/no-show.ts';
import { paid } from './kinds/paid.ts';
import { passEnded } from './kinds/pass-ended.ts';
import { passEnds, passLow } from './kinds/pass-notices.ts';
import { passwordChanged } from './kinds/password-changed.ts';
import { passwordReset } from './kinds/password-reset.ts';
import { rainCheck } from './kinds/rain-check.ts';
import { reminderOfTheDayBefore, reminderOfTwoHoursBefore } from './kinds/reminders.ts';
import { rideBack } from './kinds/ride-back.ts';
import { seasonOpens } from './kinds/season-opens.ts';
import { standbyOffer } from './kinds/standby-offer.ts';
import { accountWithdrawn, withdrawn } from './kinds/withdrawn.ts';
import type { MailUnit } from './mail-unit.ts';

const mails: { [Kind in WordedMessageKind]: MailUnit<Kind> } = {
  'password-reset': passwordReset,
  'password-changed': passwordChanged,
  'email-changed': emailChanged,
  'contact-corrected': contactCorrected,
  'email-proof': emailProof,
  'email-change-asked': emailChangeAsked,
  'merge-asked': mergeAsked,
  invitation,
  booked,
  'event-joined': eventJoined,
  moved,
  cancelled,
  'ride-back': rideBack,
  delayed,
  closed,
  reopened,
  'rain-check': rainCheck,
  'standby-offer': standbyOffer,
  'no-show': noShow,
  'no-show-undone': noShowUndone,
  'reminder-24h': reminderOfTheDayBefore,
  'reminder-2h': reminderOfTwoHoursBefore,
  paid,
  withdrawn,
  'account-withdrawn': accountWithdrawn,
  'pass-ended': passEnded,
  'pass-low': passLow,
  'pass-ends-30': passEnds,
  'pass-ends-7': passEnds,
  'season-opens': seasonOpens,
  'group-proof': groupProof,
  'group-offer': groupOffer,
  'group-extended': groupExtended,
  'group-refused': groupRefused,
  'group-accepted': groupAccepted,
  'new-bookings': newBookings,
};

export function mailOf<Kind extends WordedMessageKind>(kind: Kind): MailUnit<Kind> {
  return mails[kind];
}

/** A set, because several kinds may share a writer. */
export const dueWriters = new Set(Object.values(mails).flatMap(({ writeDue }) => writeDue ?? []));

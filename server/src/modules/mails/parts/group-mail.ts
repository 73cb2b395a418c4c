import { mailedGroupPage } from '@cablepark/contract/groups/group-pages';
import type { Ride } from '@cablepark/domain/messages/message-about';
import type { GroupMessageKind } from '@cablepark/domain/messages/message-kinds';
import { dateText, timeText } from '@cablepark/domain/time/display';
import { dayOf } from '@cablepark/domain/time/park-time';
import type { AppContext } from '../../../context.ts';
import { type EnquiryRow, findEnquiry, findRides, groupLink } from '../../groups/index.ts';
import { rideOf } from '../../outbox/index.ts';
import { selectSlots, toSlot } from '../../slots/rows/index.ts';
import type { MailInput, MailUnit, RenderedMail } from '../mail-unit.ts';
import { sampleBooking } from './sample-facts.ts';

/** The facts of mails to a group. They contain nothing that the group typed, because somebody else may have typed it. */
export interface GroupMailFacts {
  /** `10.07.2026` */
  day: string;
  people: number;
  /** The places of the offer, in riding order. */
  rides: readonly Ride[];
  /** `10.07.2026, 14:00`: the end of the offer; empty before the first offer. */
  until: string;
  terms: string | null;
  /** In grosze; 0 for none. */
  deposit: number;
  /** The desk's text in its refusal. */
  answer: string | null;
  /** Whether an offer was withdrawn, by the desk or because it lost a place. */
  isWithdrawn: boolean;
  link: string;
}

/** Whether the mail is still true. @param fact the number of an offer, or its end in milliseconds */
type IsTrue = (enquiry: Pick<EnquiryRow, 'state' | 'offer' | 'offered_until'>, fact: string) => boolean;

/** A mail to a group about the current state of its enquiry. */
export function groupMail(
  isTrue: IsTrue,
  write: (writing: MailInput, facts: GroupMailFacts) => Promise<RenderedMail>,
): MailUnit<GroupMessageKind> {
  return {
    draft: async ({ context, about: { enquiry, fact } }) => {
      const row = await findEnquiry(context.store.db, enquiry);
      return {
        isTrue: row !== null && isTrue(row, fact),
        start: null,
        isByStaff: true,
        write: async (writing) => {
          if (row === null) throw new Error('The mail names no enquiry.');
          return await write(writing, await factsOf(context, row));
        },
      };
    },
    sample: async (writing) => await write(writing, await sampleFacts(writing.context)),
  };
}

async function factsOf(context: AppContext, row: EnquiryRow): Promise<GroupMailFacts> {
  const { db } = context.store;
  const ids = (await findRides(db, row.party_id)).map(({ slot }) => slot);
  const slots = ids.length === 0 ? [] : await selectSlots(db).where('slot.id', 'in', ids).execute();
  const rides = new Map(slots.map((slot) => [slot.id, rideOf(toSlot(slot))]));
  return {
    day: dateText(Temporal.PlainDate.from(row.day)),
    people: row.people,
    rides: ids.flatMap((id) => rides.get(id) ?? []),
    until: row.offered_until === null ? '' : momentText(context, row.offered_until),
    terms: row.terms,
    deposit: row.deposit_cents,
    answer: row.answer,
    isWithdrawn: row.state !== 'refused',
    link: groupLink(context, row),
  };
}

function momentText({ config: { zone } }: AppContext, ms: number): string {
  const moment = Temporal.Instant.fromEpochMilliseconds(ms);
  return `${dateText(dayOf(moment, zone))}, ${timeText(moment, zone)}`;
}

async function sampleFacts(context: AppContext): Promise<GroupMailFacts> {
  const { ride } = await sampleBooking(context);
  const rides = Array.from({ length: 5 }, (_, index) => ({ ...ride, start: ride.start + index * 900_000 }));
  const { zone, publicUrl } = context.config;
  return {
    day: dateText(dayOf(Temporal.Instant.fromEpochMilliseconds(ride.start), zone)),
    people: rides.length,
    rides,
    until: momentText(context, ride.start - 3_600_000),
    terms: null,
    deposit: 0,
    answer: null,
    isWithdrawn: false,
    link: `${publicUrl}${mailedGroupPage}?token=x`,
  };
}

import {
  extendOfferCall,
  groupEnquiryCollection,
  offerPlacesCall,
  readGroupTermsCall,
  refuseEnquiryCall,
} from '@cablepark/contract/groups/groups';
import type { GroupEnquiryRow } from '@cablepark/contract/groups/groups.schema';
import { toGrosze, toPln } from '@cablepark/contract/money';
import { readWireTime, writeWireTime } from '@cablepark/contract/wire-time';
import type { Enquiry } from '@cablepark/domain/groups/enquiry';
import type { DepositDefault } from '@cablepark/domain/park/group-deposit';
import { queryOptions } from '@tanstack/react-query';
import { slotKeys } from '../../../../booking/api/slotKeys.ts';
import { call } from '../../../../lib/http/call.ts';
import { readAll } from '../../../../lib/http/readAll.ts';
import { callOnce } from '../../../../lib/http/requestOnce.ts';
import type { FollowedList } from '../../../../live/messages.ts';

/** A group's enquiry as the desk sees it. */
export interface GroupEnquiry
  extends Enquiry,
    Omit<GroupEnquiryRow, keyof Enquiry | 'day' | 'offered_until' | 'rides_from'> {
  day: Temporal.PlainDate;
  /** The start of its first held or booked ride. */
  ridesFrom: Temporal.Instant | null;
}

/** Also renewed with every change of slots. */
export const groupsKey = [...slotKeys.all, 'groups'] as const;

/** GET /items/GroupEnquiry (Manager up): all enquiries with a proved address, the earliest day first. */
export const groupEnquiries = queryOptions({
  queryKey: [...groupsKey, 'all'],
  queryFn: async ({ signal }) => {
    const rows = await readAll(groupEnquiryCollection, { sort: ['day', 'id'] }, signal);
    return rows.map(readEnquiry);
  },
});

/** The states in which an enquiry may need an answer of the desk. */
export const unansweredGroups = queryOptions({
  queryKey: [...groupsKey, 'unanswered'],
  queryFn: async ({ signal }) => {
    const filter = { state: { _in: ['open', 'offered'] } };
    const rows = await readAll(groupEnquiryCollection, { filter, sort: ['id'] }, signal);
    return rows.map(readEnquiry);
  },
});

/** The enquiry with the offer that became this party; null for any other party. */
export function groupOfParty(party: number) {
  return queryOptions({
    queryKey: [...groupsKey, 'of party', party],
    queryFn: async ({ signal }) => {
      const filter = { party: { _eq: party } };
      const rows = await readAll(groupEnquiryCollection, { filter, sort: ['id'] }, signal);
      return rows.map(readEnquiry)[0] ?? null;
    },
  });
}

export const followedGroups: FollowedList = {
  collection: 'GroupEnquiry',
  query: { fields: ['id', 'state', 'offer', 'offered_until'] },
};

function readEnquiry({ day, offered_until, rides_from, ...row }: GroupEnquiryRow): GroupEnquiry {
  return {
    ...row,
    day: Temporal.PlainDate.from(day),
    until: offered_until === null ? null : readWireTime(offered_until),
    deposit: toGrosze(row.deposit),
    ridesFrom: rides_from === null ? null : readWireTime(rides_from),
  };
}

/** GET /desk/group-terms (Manager up): the default deposit of an offer. */
export const usualDeposit = queryOptions({
  queryKey: ['group terms'],
  queryFn: async ({ signal }): Promise<DepositDefault> => {
    const { deposit_by: by, deposit: amount } = await call(readGroupTermsCall, { signal });
    return { by, amount };
  },
});

export interface NewOffer {
  slots: readonly number[];
  until: Temporal.Instant;
  terms: string | null;
  /** In grosze; 0 for none. */
  deposit: number;
}

/** POST …/offers: holds the places, all or none. @throws ApiError SLOT_TAKEN, CHANGED_SINCE, FAILED_VALIDATION; NetworkError */
export async function offerPlaces(
  { id, offer }: GroupEnquiry,
  { slots, until, terms, deposit }: NewOffer,
): Promise<void> {
  const body = { slots: [...slots], until: writeWireTime(until), terms, deposit: toPln(deposit), offer };
  await callOnce(offerPlacesCall, { params: { id }, body });
}

/** POST …/extension. @throws ApiError TOO_LATE, CHANGED_SINCE, FAILED_VALIDATION; NetworkError */
export async function extendOffer({ id, offer }: GroupEnquiry, until: Temporal.Instant): Promise<void> {
  await call(extendOfferCall, { params: { id }, body: { until: writeWireTime(until), offer } });
}

/** POST …/refusal: says no, or withdraws an offer. @throws ApiError CHANGED_SINCE; NetworkError */
export async function refuseEnquiry({ id, offer }: GroupEnquiry, answer: string | null): Promise<void> {
  await call(refuseEnquiryCall, { params: { id }, body: { answer, offer } });
}

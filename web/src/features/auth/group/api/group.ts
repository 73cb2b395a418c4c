import {
  acceptOfferCall,
  declineOfferCall,
  enquireCall,
  nameGroupCall,
  payDepositCall,
  proveEnquiryCall,
  readMailedGroupCall,
} from '@cablepark/contract/groups/groups';
import type { MailedGroup } from '@cablepark/contract/groups/groups.schema';
import { toGrosze } from '@cablepark/contract/money';
import { readSlotRow } from '@cablepark/contract/rides/slots';
import { requireWireTime } from '@cablepark/contract/wire-time';
import type { Slot } from '@cablepark/domain/slots/slot';
import type { Language } from '@cablepark/domain/time/display';
import { queryOptions } from '@tanstack/react-query';
import { callAsVisitor } from '../../../../lib/http/exchange.ts';

export interface NewEnquiry {
  day: string;
  time: string | null;
  people: number;
  name: string;
  email: string;
  phone: string | null;
  message: string | null;
  language: Language;
}

/** POST /group-enquiries. @throws ApiError, NetworkError */
export async function sendEnquiry(enquiry: NewEnquiry): Promise<void> {
  await callAsVisitor(enquireCall, { body: enquiry });
}

export interface GroupRide {
  slot: Slot;
  name: string | null;
  isPaid: boolean;
}

type WireOffer = NonNullable<MailedGroup['offer']>;

/** The data behind the link of a group's mail; a deposit is in grosze. */
export interface GroupView extends Omit<MailedGroup, 'rides' | 'offer'> {
  offer: (Omit<WireOffer, 'until'> & { until: Temporal.Instant }) | null;
  rides: readonly GroupRide[];
}

const askEveryMs = 3_000;

/** GET /mailed-group. @throws ApiError 403 for an invalid link; NetworkError. */
export function mailedGroup(token: string) {
  return queryOptions({
    queryKey: ['mailed-group', token],
    queryFn: async ({ signal }) =>
      viewOf(await callAsVisitor(readMailedGroupCall, { query: { token }, signal })),
    enabled: token !== '',
    // A payment in progress may arrive at any moment.
    refetchInterval: ({ state: { data } }) => (data?.offer?.deposit?.begun ? askEveryMs : false),
  });
}

/** An action of a group's link; each is idempotent. @throws ApiError, NetworkError */
export type GroupStep =
  | { kind: 'prove' }
  | { kind: 'accept' | 'decline'; offer: number }
  | { kind: 'names'; names: readonly (string | null)[] };

/** POST /mailed-group/payments. @returns the provider's page @throws ApiError, NetworkError */
export async function payDeposit(token: string, offer: number): Promise<string> {
  return (await callAsVisitor(payDepositCall, { body: { token, offer } })).url;
}

export async function takeGroupStep(token: string, step: GroupStep): Promise<GroupView> {
  return viewOf(await send(token, step));
}

async function send(token: string, step: GroupStep): Promise<MailedGroup> {
  if (step.kind === 'prove') return await callAsVisitor(proveEnquiryCall, { body: { token } });
  if (step.kind === 'names')
    return await callAsVisitor(nameGroupCall, { body: { token, names: step.names } });
  const definition = step.kind === 'accept' ? acceptOfferCall : declineOfferCall;
  return await callAsVisitor(definition, { body: { token, offer: step.offer } });
}

function readDeposit({ amount, online, ...deposit }: NonNullable<WireOffer['deposit']>) {
  return { ...deposit, amount: toGrosze(amount), online: online === null ? null : toGrosze(online) };
}

function viewOf({ offer, rides, ...row }: MailedGroup): GroupView {
  return {
    ...row,
    offer: offer && {
      ...offer,
      until: requireWireTime(offer.until),
      deposit: offer.deposit && readDeposit(offer.deposit),
    },
    rides: rides.map(({ slot, name, paid }) => ({ slot: readSlotRow(slot), name, isPaid: paid })),
  };
}

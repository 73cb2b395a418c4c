import { useWishes } from './api/standby.ts';
import { OfferNotes } from './OfferNotes.tsx';

/** The slots that are offered to the rider now, which are urgent. */
export default function OwnOffers({ account }: { account: string }) {
  return <OfferNotes offers={useWishes(account).flatMap(({ offers }) => offers)} />;
}

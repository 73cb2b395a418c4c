import { useState } from 'react';
import { usePark } from '../../../park/ParkProvider.tsx';
import { useNow } from '../../../ui/useNow.ts';
import { localText, momentIn, usualEnd } from './offerEnd.ts';

interface OfferEnd {
  /** In the field. */
  text: string;
  type: (text: string) => void;
  /** Null while the field contains no valid end of an offer. */
  until: Temporal.Instant | null;
}

/** The end of a new offer: the usual one, until the desk types another. @param first the start of the first ride */
export function useOfferEnd(first: Temporal.Instant | null): OfferEnd {
  const { zone } = usePark();
  const now = useNow();
  const [typed, type] = useState<string | null>(null);
  const text = typed ?? localText(usualEnd(now, first), zone);
  const until = momentIn(text, zone);
  const isOpen =
    until !== null &&
    Temporal.Instant.compare(until, now) > 0 &&
    (first === null || Temporal.Instant.compare(until, first) <= 0);
  return { text, type, until: isOpen ? until : null };
}

import { isOnSale, type PassKind, passKindsOf } from '@cablepark/domain/passes/pass-kind';
import { useState } from 'react';
import type { Rider } from '../../../booking/slotUpdates.ts';
import { usePark } from '../../../park/ParkProvider.tsx';
import { useNow } from '../../../ui/useNow.ts';
import { useDeskPrices } from './useDeskItems.ts';

/** The owner of the passes of a bill: an account, or whoever has the code; null until chosen. */
export type PassOwner = Rider | 'by code' | null;

/** The new passes of a bill. */
export interface SoldPasses {
  /** The pass kinds of the price list; empty if the server has no passes. */
  kinds: readonly PassKind[];
  countOf: (row: string) => number;
  add: (row: string, more: 1 | -1) => void;
  owner: PassOwner;
  setOwner: (owner: PassOwner) => void;
  /** One for each pass. */
  lines: readonly PassKind[];
  /** Whether a pass has no owner yet. */
  asksOwner: boolean;
}

/** @param rider of the ride or the party; one without a name gets no pass unasked */
export function useSoldPasses(rider: Rider | null): SoldPasses {
  const { zone, features } = usePark();
  const now = useNow();
  const prices = useDeskPrices();
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({});
  const [owner, setOwner] = useState<PassOwner>(rider?.name ? rider : null);
  const sells = prices !== null && features.includes('passes');
  const kinds = sells ? passKindsOf(prices).filter((kind) => isOnSale(kind, now, zone)) : [];
  const countOf = (row: string) => counts[row] ?? 0;
  const lines = kinds.flatMap((kind) => Array.from({ length: countOf(kind.row) }, () => kind));
  return {
    kinds,
    countOf,
    add: (row, more) => setCounts({ ...counts, [row]: Math.max(0, countOf(row) + more) }),
    owner,
    setOwner,
    lines,
    asksOwner: lines.length > 0 && owner === null,
  };
}

import type { MouseEvent } from 'react';

/** A click handler that ignores the second tap of a double tap, which may hit what the first one put there. Keys count as first taps. */
export function firstTap(act: () => void): (event: MouseEvent) => void {
  return ({ detail }) => {
    if (detail <= 1) act();
  };
}

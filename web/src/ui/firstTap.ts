import type { MouseEvent } from 'react';

/** A click handler that ignores the second tap of a double tap: by then another button may be there. A key press counts as a first tap. */
export function firstTap(act: () => void): (event: MouseEvent) => void {
  return ({ detail }) => {
    if (detail <= 1) act();
  };
}

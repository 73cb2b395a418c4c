import { useState } from 'react';
import { useLocation } from 'react-router';

export interface Menu {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/**
 * A menu belongs to the place where it was opened: going anywhere closes it, and going back opens it no more. The router shows
 * a place later than the browser's history has it; what was on its way already when the menu was opened closes nothing.
 */
export function useMenu(): Menu {
  const { key } = useLocation();
  // Where it stands open by the router's key, and where the visitor was on the way to; a visit's first entry holds none.
  const [places, setPlaces] = useState<[at: string, coming?: string | undefined] | null>(null);
  if (places && places[0] !== key) setPlaces(places[1] === key ? [key] : null);
  return {
    isOpen: places !== null,
    open: () => setPlaces([key, (history.state as { key?: string } | null)?.key]),
    close: () => setPlaces(null),
  };
}

import { useState } from 'react';
import { useLocation } from 'react-router';

export interface Menu {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

interface Opened {
  /** The visible location, by the router's key. */
  at: string;
  /** The pending location at that time; a visit's first entry has none. */
  coming?: string | undefined;
}

/**
 * A menu belongs to the location where it was opened: a navigation closes it, and going back does not reopen it. The router renders a location
 * after the browser's history changes; a navigation that was already pending closes nothing.
 */
export function useMenu(): Menu {
  const { key } = useLocation();
  const [opened, setOpened] = useState<Opened | null>(null);
  if (opened && opened.at !== key) setOpened(opened.coming === key ? { at: key } : null);
  return {
    isOpen: opened !== null,
    open: () => setOpened({ at: key, coming: (history.state as { key?: string } | null)?.key }),
    close: () => setOpened(null),
  };
}

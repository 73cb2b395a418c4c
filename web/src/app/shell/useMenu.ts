import { useState } from 'react';
import { useLocation } from 'react-router';

export interface Menu {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

interface Opened {
  /** The place that is shown, by the router's key. */
  at: string;
  /** The place that the visitor was on the way to by then; a visit's first entry holds none. */
  coming?: string | undefined;
}

/**
 * A menu belongs to the place where it was opened: going anywhere closes it, and going back opens it no more. The router shows
 * a place later than the browser's history has it; what was on its way already when the menu was opened closes nothing.
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

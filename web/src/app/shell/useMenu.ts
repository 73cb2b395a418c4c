import { useState } from 'react';
import { useLocation } from 'react-router';

export interface Menu {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

interface OpenMenu {
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
  const [openMenu, setOpenMenu] = useState<OpenMenu | null>(null);
  if (openMenu && openMenu.at !== key) setOpenMenu(openMenu.coming === key ? { at: key } : null);
  return {
    isOpen: openMenu !== null,
    open: () => setOpenMenu({ at: key, coming: (history.state as { key?: string } | null)?.key }),
    close: () => setOpenMenu(null),
  };
}

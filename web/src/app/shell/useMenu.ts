import { useState } from 'react';
import { useLocation } from 'react-router';

/** A menu belongs to the place where it was opened: going anywhere closes it. */
export function useMenu(): { isOpen: boolean; open: () => void; close: () => void } {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  return { isOpen: openAt === key, open: () => setOpenAt(key), close: () => setOpenAt(null) };
}

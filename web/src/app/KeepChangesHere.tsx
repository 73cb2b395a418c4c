import { useEffect, useState } from 'react';
import { slotKeys } from '../booking/api/slotKeys.ts';
import { KeepSlotsHere } from '../booking/offline/KeepSlotsHere.tsx';
import type { FreshQueryClient } from '../lib/FreshQueryClient.ts';
import { useAuth } from '../session/AuthProvider.tsx';
import { useStaffPlace } from './shell/staffPlace.ts';

/** Reads and stores the rider's next slots again after each change of slots on this page. */
export function KeepChangesHere({ client }: { client: FreshQueryClient }) {
  const { user } = useAuth();
  const [changes, setChanges] = useState(0);
  useEffect(() => {
    const note = (key: unknown) => key === slotKeys.all && setChanges((earlier) => earlier + 1);
    client.onStale.add(note);
    return () => void client.onStale.delete(note);
  }, [client]);
  // The desk changes slots of other riders.
  const isDesk = useStaffPlace() !== null;
  if (changes === 0 || isDesk) return null;
  return <KeepSlotsHere key={changes} account={user?.id ?? null} />;
}

import { useEffect } from 'react';
import { keepPark } from '../../lib/offline/keptData.ts';
import { registerWorker } from '../../lib/offline/worker.ts';
import { usePark } from '../../park/ParkProvider.tsx';
import { defaultPark } from '../../park/park.ts';

const ignore = () => {};

/** Stores the park's data for the offline page, and registers its worker (docs/decisions/118). Renders nothing. */
export default function KeepPark() {
  const { name, zone, looks, contact, features } = usePark();
  const { phone } = contact;
  const isKept = useIsParkKnown() && features.includes('offline');

  useEffect(() => {
    if (!isKept) return;
    // If the browser refuses to store, the page has no phone number.
    keepPark({ name, zone, phone, looks }).catch(ignore);
  }, [isKept, name, zone, phone, looks]);

  useEffect(() => void registerWorker().catch(ignore), []);
  return null;
}

/** Whether the server has sent the park's data. Until then, and on an error, the page uses defaults. */
export function useIsParkKnown(): boolean {
  return usePark().contact !== defaultPark.contact;
}

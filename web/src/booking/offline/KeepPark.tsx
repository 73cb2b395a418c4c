import { useEffect } from 'react';
import { keepPark } from '../../lib/offline/keptData.ts';
import { registerWorker } from '../../lib/offline/worker.ts';
import { usePark } from '../../park/ParkProvider.tsx';
import { defaultPark } from '../../park/park.ts';

const ignore = () => {};

/** Keeps what the page without network says of the park, and the worker that shows it (docs/decisions/118). Shows nothing. */
export default function KeepPark() {
  const { name, zone, looks, contact, features } = usePark();
  const { phone } = contact;
  const isKept = useIsParkKnown() && features.includes('offline');

  useEffect(() => {
    if (!isKept) return;
    // A browser that refuses to store shows the page without a number.
    keepPark({ name, zone, phone, looks }).catch(ignore);
  }, [isKept, name, zone, phone, looks]);

  useEffect(() => void registerWorker().catch(ignore), []);
  return null;
}

/** Whether the server has told of the park: until then, and where it refuses to, the page goes by defaults. */
export function useIsParkKnown(): boolean {
  return usePark().contact !== defaultPark.contact;
}

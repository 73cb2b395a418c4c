import { useEffect } from 'react';
import { keepPark } from '../../lib/offline/keptData.ts';
import { registerWorker } from '../../lib/offline/worker.ts';
import { usePark } from '../../park/ParkProvider.tsx';

const ignore = () => {};

/** Keeps what the page without network says of the park, and the worker that shows it (docs/decisions/118). Shows nothing. */
export default function KeepPark() {
  const { name, zone, looks, contact } = usePark();
  const { phone } = contact;

  useEffect(() => {
    // A browser that refuses to store shows the page without a number.
    keepPark({ name, zone, phone, looks }).catch(ignore);
  }, [name, zone, phone, looks]);

  useEffect(() => void registerWorker().catch(ignore), []);
  return null;
}

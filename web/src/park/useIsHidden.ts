import { isHiddenPage } from '@cablepark/contract/park/public-pages';
import { usePark } from './ParkProvider.tsx';

/** Whether the park has hidden the page of an address: then nothing links to it. */
export function useIsHidden(): (path: string) => boolean {
  const { hidden } = usePark();
  return (path) => isHiddenPage(path, hidden);
}

import { isHiddenPage } from '@cablepark/contract/park/public-pages';
import { usePark } from './ParkProvider.tsx';

/** Whether the park has turned off the page of an address: nothing leads there then. */
export function useIsHidden(): (path: string) => boolean {
  const { hidden } = usePark();
  return (path) => isHiddenPage(path, hidden);
}

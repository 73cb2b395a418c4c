import { type DeskItem, deskItemsOf } from '@cablepark/domain/prices/price-list';
import { useQuery } from '@tanstack/react-query';
import { useContents } from '../../../park/contents.ts';
import { usePark } from '../../../park/ParkProvider.tsx';
import { useNow } from '../../../ui/useNow.ts';

const none: readonly DeskItem[] = [];

/** What the park marked for the desk, at today's prices. Empty until it is read, so that paying never waits for it. */
export function useDeskItems(): readonly DeskItem[] {
  const { zone, features } = usePark();
  const contents = useContents();
  const now = useNow();
  const { data } = useQuery({
    queryKey: ['price list of the desk'],
    queryFn: () => contents.read('prices'),
    enabled: features.includes('bills'),
  });
  return data ? deskItemsOf(data.content, now, zone) : none;
}

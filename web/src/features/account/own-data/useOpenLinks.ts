import { useQuery, useQueryClient } from '@tanstack/react-query';
import { usePark } from '../../../park/ParkProvider.tsx';
import type { Account } from '../../../session/account.ts';
import { calendarOf } from '../api/calendar.ts';
import { openLinksOf } from '../api/openLinks.ts';

/** The account's links without a log-in, if the server lists them, and a refetch. */
export function useOpenLinks(user: Account) {
  const { features } = usePark();
  const client = useQueryClient();
  const query = useQuery({ ...openLinksOf(user.id), enabled: features.includes('own-links') });
  const links = query.data ?? { calendar: false, passes: [] };
  const readAnew = async () => {
    for (const { queryKey } of [openLinksOf(user.id), calendarOf(user.id)])
      await client.invalidateQueries({ queryKey });
  };
  return { ...links, isAny: links.calendar || links.passes.length > 0, readAnew };
}

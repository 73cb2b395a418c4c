import { requireWireTime } from '@cablepark/contract/wire-time';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { clock } from '../../lib/time/clock.ts';
import { readServerInfo } from '../api/serverInfo.ts';
import { usePark } from '../ParkProvider.tsx';
import styles from './LiveStatus.module.css';
import { readStatus } from './readStatus.ts';
import { showStatus } from './showStatus.ts';

const everyMs = 60_000;

/** Keeps the line about closures and delays current while a page stays open; staff's pages have none. */
export default function LiveStatus({ isShown }: { isShown: boolean }) {
  const { language } = useLanguage();
  const { zone } = usePark();
  const { data } = useQuery({
    queryKey: ['park status'],
    enabled: isShown,
    queryFn: async () => {
      const { status } = await readServerInfo();
      return status ? readStatus(status, requireWireTime) : null;
    },
    refetchInterval: everyMs,
    refetchOnWindowFocus: 'always',
  });
  useEffect(() => {
    if (!isShown) showStatus(null, { language, zone, now: clock.now() }, '');
    else if (data !== undefined) showStatus(data, { language, zone, now: clock.now() }, styles['line'] ?? '');
  }, [isShown, data, language, zone]);
  return null;
}

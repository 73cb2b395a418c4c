import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

const everyMs = 60_000;

/**
 * Polls the line about closures and delays (park/status/LiveStatus.tsx) while the browser considers the board hidden: other pages poll only while
 * they are visible.
 */
export function useStatusOfBoard(): void {
  const client = useQueryClient();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.hidden) void client.refetchQueries({ queryKey: ['park status'], type: 'active' });
    }, everyMs);
    return () => clearInterval(timer);
  }, [client]);
}

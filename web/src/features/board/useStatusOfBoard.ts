import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

const everyMs = 60_000;

/**
 * Asks for the line of what is closed or late (park/status/LiveStatus.tsx) while the browser considers the board hidden: other pages ask only while
 * somebody looks at them.
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

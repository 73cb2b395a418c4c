import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Outlet } from 'react-router';
import { FreshQueryClient } from '../../lib/FreshQueryClient.ts';
import { checkClock } from '../../lib/http/checkClock.ts';
import { isPassing } from '../../lib/http/errors.ts';
import { waitBefore } from '../../lib/http/untilAnswered.ts';
import { keepEqual } from '../../lib/keepEqual.ts';
import { clock } from '../../lib/time/clock.ts';
import { TrackNames } from '../../park/TrackNames.tsx';
import { useAuth } from '../../session/AuthProvider.tsx';
import { watchEntries } from '../../ui/dialogs/dialogEntries.ts';
import { focusErrors } from '../../ui/fields/focusErrors.ts';
import { keepFocus } from '../../ui/keepFocus.ts';
import { useToasts } from '../../ui/status/LateToasts.tsx';
import '../chunks/data.ts';

/** Around the pages that read and write on the server: cached reads and toasts, which the public pages do without. */
export default function DataScope() {
  useToasts();
  const client = useOwnClient();
  useEffect(watchEntries, []);
  useEffect(focusErrors, []);
  useEffect(keepFocus, []);
  // What was asked for may hang on the day.
  useEffect(() => {
    const readAnew = () => void client.invalidateQueries();
    clock.check = checkClock;
    clock.listeners.add(readAnew);
    return () => void clock.listeners.delete(readAnew);
  }, [client]);
  return (
    <QueryClientProvider client={client}>
      <TrackNames>
        <Outlet />
      </TrackNames>
    </QueryClientProvider>
  );
}

/** One cache per account: who holds a slot is told to its rider alone, so what one has read is not shown to the next. */
function useOwnClient(): QueryClient {
  const { user, loading } = useAuth();
  const [own, setOwn] = useState(() => ({
    owner: loading ? undefined : user?.id,
    known: !loading,
    client: makeClient(),
  }));
  if (!loading && (!own.known || own.owner !== user?.id)) {
    // What was read while the session started was already read with its token.
    const client = own.known ? makeClient() : own.client;
    setOwn({ owner: user?.id, known: true, client });
  }
  return own.client;
}

function makeClient(): QueryClient {
  return new FreshQueryClient({
    defaultOptions: {
      queries: {
        // Without a network a read fails and says so, and is made again when the network is back.
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: 15_000,
        structuralSharing: keepEqual,
        // A refusal stays a refusal; only what may pass is worth another try.
        retry: (failures, error) => failures < 2 && isPassing(error),
        retryDelay: (failures) => waitBefore(failures + 1),
      },
      // A booking or cancelling without a network is refused at once: done silently an hour later, it would be a surprise.
      mutations: { networkMode: 'always' },
    },
  });
}

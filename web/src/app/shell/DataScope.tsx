import { QueryClientProvider } from '@tanstack/react-query';
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
import { KeepChangesHere } from '../KeepChangesHere.tsx';
import { StatusHere } from '../StatusHere.tsx';
import { GroupHere } from './GroupHere.tsx';

/** Cache and toasts for the pages that read and write on the server; public pages don't load it. */
export default function DataScope() {
  useToasts();
  const client = useOwnClient();
  useEffect(watchEntries, []);
  useEffect(focusErrors, []);
  useEffect(keepFocus, []);
  // The result of a query may depend on the day.
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
        <GroupHere />
        <StatusHere />
        <KeepChangesHere client={client} />
      </TrackNames>
    </QueryClientProvider>
  );
}

/** One cache per account: only its rider may see a booking, so a new account must not see the old account's data. */
function useOwnClient(): FreshQueryClient {
  const { user, loading } = useAuth();
  const [own, setOwn] = useState(() => ({
    owner: loading ? undefined : user?.id,
    known: !loading,
    client: makeClient(),
  }));
  if (!loading && (!own.known || own.owner !== user?.id)) {
    // Queries during the session's start already carry its token.
    const client = own.known ? makeClient() : own.client;
    setOwn({ owner: user?.id, known: true, client });
  }
  return own.client;
}

function makeClient(): FreshQueryClient {
  return new FreshQueryClient({
    defaultOptions: {
      queries: {
        // Offline, a read fails with an error, and is retried when the network is back.
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: 15_000,
        structuralSharing: keepEqual,
        // Retries only transient errors; a refusal is final.
        retry: (failures, error) => failures < 2 && isPassing(error),
        retryDelay: (failures) => waitBefore(failures + 1),
      },
      // Offline, a mutation fails at once: a silent booking an hour later would be a surprise.
      mutations: { networkMode: 'always' },
    },
  });
}

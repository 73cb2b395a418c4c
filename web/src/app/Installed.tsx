import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import KeepPark from '../booking/offline/KeepPark.tsx';
import KeepSlots from '../booking/offline/KeepSlots.tsx';
import { FreshQueryClient } from '../lib/FreshQueryClient.ts';
import { canKeep } from '../lib/offline/keptData.ts';
import { TrackNames } from '../park/TrackNames.tsx';
import { useAuth } from '../session/AuthProvider.tsx';

/** In the installed app, on every page: registers the worker, and stores the park's phone number and a rider's next slots. Renders nothing. */
export default function Installed() {
  const { user, loading } = useAuth();
  if (!canKeep() || loading) return null;
  return user ? <Slots key={user.id} account={user.id} /> : <KeepPark />;
}

/** It needs its own query cache, because public pages have none. */
function Slots({ account }: { account: string }) {
  const [client] = useState(
    () => new FreshQueryClient({ defaultOptions: { queries: { networkMode: 'always', retry: false } } }),
  );
  return (
    <QueryClientProvider client={client}>
      <TrackNames>
        <KeepSlots account={account} />
      </TrackNames>
    </QueryClientProvider>
  );
}

import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import KeepPark from '../booking/offline/KeepPark.tsx';
import KeepSlots from '../booking/offline/KeepSlots.tsx';
import { FreshQueryClient } from '../lib/FreshQueryClient.ts';
import { canKeep } from '../lib/offline/keptData.ts';
import { TrackNames } from '../park/TrackNames.tsx';
import { useAuth } from '../session/AuthProvider.tsx';

/** In the installed app, whichever page it is opened on: the worker, the park's number and a rider's next slots. Shows nothing. */
export default function Installed() {
  const { user, loading } = useAuth();
  if (!canKeep() || loading) return null;
  return user ? <Slots key={user.id} account={user.id} /> : <KeepPark />;
}

/** With a cache of its own: public pages have none. */
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

import { useEffect, useState } from 'react';
import { readKeptRider } from '../../../lib/offline/keptData.ts';
import type { Account } from '../../../session/account.ts';
import { useKeptPasses } from './keptPasses.ts';

/** Deletes stored codes of passes that no longer pay, also for riders who never open their passes. Renders nothing. */
export default function WatchKeptPasses({ user }: { user: Account }) {
  const [hasCodes, setHasCodes] = useState(false);
  useEffect(() => {
    void readKeptRider()
      .then((record) => setHasCodes((record?.passes.length ?? 0) > 0))
      .catch(() => {});
  }, []);
  return hasCodes && <Watch user={user} />;
}

function Watch({ user }: { user: Account }) {
  useKeptPasses(user);
  return null;
}

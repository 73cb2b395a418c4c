import type { PushBody } from '@cablepark/contract/accounts/own-account';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { addDevice, pushOf, removeDevice } from './api/push.ts';
import { pushAbility, subscribeBrowser, unsubscribeBrowser } from './browserPush.ts';

/** Which devices of an account are told, and this one's part in it. */
export function usePush(account: string) {
  const client = useQueryClient();
  const asked = pushOf(account);
  const push = useQuery(asked);
  const [ability, setAbility] = useState(pushAbility);
  const reread = () => client.invalidateQueries({ queryKey: asked.queryKey });
  const key = push.data?.key ?? null;
  const adding = useMutation({
    mutationFn: async () => {
      const made = key === null ? null : await subscribeBrowser(key);
      if (made) await addOrForget(made);
      return made !== null;
    },
    onSettled: async () => {
      setAbility(pushAbility());
      await reread();
    },
  });
  const removing = useMutation({
    mutationFn: async ({ id, current }: { id: number; current: boolean }) => {
      await removeDevice(id);
      // The park has forgotten it: what the browser says to that changes nothing.
      if (current) await unsubscribeBrowser().catch(() => undefined);
    },
    onSettled: reread,
  });
  return { push, ability, adding, removing };
}

/** A browser that the park has not taken is not left with an address that nobody writes to. */
export async function addOrForget(made: PushBody): Promise<void> {
  try {
    await addDevice(made);
  } catch (error) {
    await unsubscribeBrowser().catch(() => undefined);
    throw error;
  }
}

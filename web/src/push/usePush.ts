import type { PushBody } from '@cablepark/contract/accounts/own-account.schema';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { addDevice, pushOf, removeDevice } from './api/push.ts';
import { pushAbility, subscribeBrowser, unsubscribeBrowser } from './browserPush.ts';

/** The account's devices with push messages, and the state of this one. */
export function usePush(account: string) {
  const client = useQueryClient();
  const query = pushOf(account);
  const push = useQuery(query);
  const [ability, setAbility] = useState(pushAbility);
  const reread = () => client.invalidateQueries({ queryKey: query.queryKey });
  const key = push.data?.key ?? null;
  const adding = useMutation({
    mutationFn: async () => {
      const subscription = key === null ? null : await subscribeBrowser(key);
      if (subscription) await addOrForget(subscription);
      return subscription !== null;
    },
    onSettled: async () => {
      setAbility(pushAbility());
      await reread();
    },
  });
  const removing = useMutation({
    mutationFn: async ({ id, current }: { id: number; current: boolean }) => {
      await removeDevice(id);
      // The server has already removed it: a browser error does not matter.
      if (current) await unsubscribeBrowser().catch(() => undefined);
    },
    onSettled: reread,
  });
  return { push, ability, adding, removing };
}

/** If the server refuses the subscription, removes it from the browser too. */
export async function addOrForget(subscription: PushBody): Promise<void> {
  try {
    await addDevice(subscription);
  } catch (error) {
    await unsubscribeBrowser().catch(() => undefined);
    throw error;
  }
}

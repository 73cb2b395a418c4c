import { useMutation, useQueryClient } from '@tanstack/react-query';
import { pushOf } from '../api/push.ts';
import { type Subscribed, subscribeDevice } from './subscribeDevice.ts';

/** Has this device told of its rider's slots; what became of it is in `data`. */
export function useTurningOn(account: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (key: string): Promise<Subscribed> => subscribeDevice(key),
    onSettled: () => client.invalidateQueries({ queryKey: pushOf(account).queryKey }),
  });
}

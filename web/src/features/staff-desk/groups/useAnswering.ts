import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-toastify/unstyled';
import { slotKeys } from '../../../booking/api/slotKeys.ts';
import { closuresKey } from '../../../park/api/closures.ts';

/** Sends an answer of the desk. Then refetches the lists, the slots and the closures, also after a failure. */
export function useAnswering<Input>(
  send: (input: Input) => Promise<void>,
  { done, onDone }: { done: string; onDone: () => void },
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: () => {
      toast.success(done);
      onDone();
    },
    onSettled: async () => {
      const keys = [slotKeys.all, closuresKey];
      await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
    },
  });
}

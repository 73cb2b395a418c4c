import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-toastify/unstyled';
import { slotKeys } from '../../../booking/api/slotKeys.ts';

/** Sends an answer of the desk; then the lists and the slots are read again, also after a failure. */
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
    onSettled: () => queries.invalidateQueries({ queryKey: slotKeys.all }),
  });
}

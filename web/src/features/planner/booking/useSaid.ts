import { useCallback, useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import type { Message } from '../../../booking/outcomeText.ts';

/** Toasts, and the last one for screen readers in an open dialog, which toasts cannot reach. */
export function useSaid() {
  const [message, setMessage] = useState('');
  const report = useCallback(({ kind, text }: Message) => {
    toast[kind](text);
    setMessage(text);
  }, []);
  return { said: message, say: report };
}

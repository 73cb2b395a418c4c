import { useRef } from 'react';

/**
 * One question at a time: until it has been answered, further presses ask nothing. What a question needs is read before it
 * opens, and a second tap comes sooner.
 * @returns null where one is being asked already
 */
export function useOneQuestion() {
  const isAsking = useRef(false);
  return async function askOnce<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
    if (isAsking.current) return null;
    isAsking.current = true;
    try {
      return await ask();
    } finally {
      isAsking.current = false;
    }
  };
}

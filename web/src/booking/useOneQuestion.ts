import { useRef } from 'react';

/**
 * One question at a time: further clicks do nothing until the answer. A question loads its data before it opens, and a second tap can come sooner.
 * @returns null while another question is open
 */
export function useOneQuestion() {
  const isAsking = useRef(false);
  return async function askOnce<Answer>(openQuestion: () => Promise<Answer>): Promise<Answer | null> {
    if (isAsking.current) return null;
    isAsking.current = true;
    try {
      return await openQuestion();
    } finally {
      isAsking.current = false;
    }
  };
}

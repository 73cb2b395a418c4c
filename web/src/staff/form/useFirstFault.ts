import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * In a long form what is wrong may be out of sight.
 * @returns the form's `ref`, and what to call when it was refused: the first wrong field is then shown and typing goes on there.
 */
export function useFirstFault(): { form: RefObject<HTMLFormElement | null>; showFault: () => void } {
  const form = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    // Only now are the fields marked.
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  return { form, showFault: () => setRefusals((before) => before + 1) };
}

import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Shows the first error of a long form, which may be out of sight.
 * @returns the form's `ref`, and the function to call on a refusal: it focuses the first wrong field.
 */
export function useFirstFault(): { form: RefObject<HTMLFormElement | null>; showFault: () => void } {
  const form = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    // The fields are marked only after this render.
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  return { form, showFault: () => setRefusals((before) => before + 1) };
}

import { type RefObject, useEffect, useRef, useState } from 'react';

interface ErrorFocus {
  form: RefObject<HTMLFormElement | null>;
  /** Says that a try has ended, and may have failed. */
  onTried: () => void;
}

/**
 * After a try that failed the focus goes to the first field that is wrong, else to the message: the button that was busy has lost
 * it. What failed may be shown a moment after the try has ended.
 */
export function useErrorFocus(): ErrorFocus {
  const form = useRef<HTMLFormElement>(null);
  const isDue = useRef(false);
  const [, setTries] = useState(0);
  useEffect(() => {
    if (!isDue.current) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]');
    if (!wrong) return;
    isDue.current = false;
    wrong.focus();
  });
  const onTried = () => {
    isDue.current = true;
    setTries((before) => before + 1);
  };
  return { form, onTried };
}

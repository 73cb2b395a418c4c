/** Selectors of a wrong field and of a form's error. */
const wrongField = '[aria-invalid="true"]';
const message = '[role="alert"]';

/**
 * After a failed submit, focuses the first wrong field, else the message, anywhere in the form; this also scrolls to it. Returns the clean-up
 * function.
 */
export function focusErrors(): () => void {
  let stop: (() => void) | undefined;
  const onSubmit = ({ target }: SubmitEvent) => {
    stop?.();
    if (target instanceof HTMLFormElement) stop = awaitError(target);
  };
  document.addEventListener('submit', onSubmit, true);
  return () => {
    stop?.();
    document.removeEventListener('submit', onSubmit, true);
  };
}

/** Watches until an error appears, or the visitor continues. */
function awaitError(form: HTMLFormElement): () => void {
  const around = form.closest<HTMLElement>('dialog, section, main') ?? form;
  const before = new Set(around.querySelectorAll(message));
  const look = () => {
    if (form.querySelector('[aria-busy="true"]')) return;
    const newMessage = [...around.querySelectorAll<HTMLElement>(message)].find((each) => !before.has(each));
    const wrong = form.querySelector<HTMLElement>(wrongField) ?? newMessage;
    if (!wrong) return;
    stop();
    wrong.focus();
  };
  const observer = new MutationObserver(look);
  const stop = () => {
    observer.disconnect();
    clearTimeout(soon);
    document.removeEventListener('input', stop, true);
    document.removeEventListener('pointerdown', stop, true);
  };
  // An old error may still be wrong without any mutation of the DOM.
  const soon = setTimeout(look);
  observer.observe(around, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['aria-invalid', 'aria-busy'],
  });
  document.addEventListener('input', stop, true);
  document.addEventListener('pointerdown', stop, true);
  return stop;
}

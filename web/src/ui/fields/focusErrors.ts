/** What says that something is wrong with a field, or with the whole. */
const wrongField = '[aria-invalid="true"]';
const message = '[role="alert"]';

/**
 * After a form was sent and something is wrong the focus goes to the first wrong field, else to the message, wherever the form
 * stands; so it is in sight, too. Returns how to stop.
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

/** Looks until an error is shown, or the visitor goes on by themselves. */
function awaitError(form: HTMLFormElement): () => void {
  const around = form.closest<HTMLElement>('dialog, section, main') ?? form;
  const before = new Set(around.querySelectorAll(message));
  const look = () => {
    if (form.querySelector('[aria-busy="true"]')) return;
    const said = [...around.querySelectorAll<HTMLElement>(message)].find((each) => !before.has(each));
    const wrong = form.querySelector<HTMLElement>(wrongField) ?? said;
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
  // What was wrong before and still is changes nothing.
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

/**
 * Keeps the keyboard's position. If the focused element disappears or was disabled, the focus moves to `<body>`, and the next Tab starts at the top.
 * Returns the clean-up function.
 */
export function keepFocus(): () => void {
  /** The last focused element and its ancestors, from the inside out; and the same outside every dialog. */
  let trail: readonly Element[] = [];
  let trailInPage: readonly Element[] = [];

  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    trail = withAncestors(target);
    if (!target.closest('dialog')) trailInPage = trail;
  };
  // A click on a non-focusable element, or another window: the visitor has left the element.
  const onBlur = ({ target }: FocusEvent) =>
    queueMicrotask(() => {
      if (isFocusLost() && target === trail[0] && isUsable(trail[0])) trail = [];
    });
  const bringBack = () => {
    const [last] = trail;
    if (!last || !isFocusLost() || (last.isConnected && !isUsable(last))) return;
    const inDialog = document.querySelector('dialog[open]') !== null;
    const place = [...trail, ...(inDialog ? [] : trailInPage)].find(isPlace);
    focusOn(place ?? document.querySelector('dialog[open], #main'));
  };

  const observer = new MutationObserver(bringBack);
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled'],
  });
  document.addEventListener('focusin', onFocus);
  document.addEventListener('focusout', onBlur);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('focusout', onBlur);
  };
}

function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

function isUsable(element: Element): boolean {
  return element.isConnected && !element.matches(':disabled');
}

/** Still connected, in the page's content or in a dialog; their ancestors are no better than `<body>`. */
function isPlace(element: Element): boolean {
  return isUsable(element) && element.closest('#main, dialog[open]') !== null;
}

function withAncestors(element: Element): Element[] {
  const path = [];
  for (let at: Element | null = element; at; at = at.parentElement) path.push(at);
  return path;
}

function focusOn(place: Element | null): void {
  if (!(place instanceof HTMLElement)) return;
  place.focus({ preventScroll: true });
  if (!isFocusLost()) return;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

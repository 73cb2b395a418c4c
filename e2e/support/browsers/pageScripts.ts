/** What is looked for in a page. A name is a part of what a screen reader says, whatever its capitals; or a pattern. */
export interface Wanted {
  role: 'button' | 'link' | 'field' | 'checkbox' | 'heading' | 'dialog' | 'article' | 'row';
  name?: string | { pattern: string };
  /** The text of the article or dialog that it stands in. */
  within?: string;
}

/** Where it is, in CSS pixels of the window. */
export interface Place {
  x: number;
  y: number;
}

/**
 * Runs in the page, so it refers to nothing outside. Finds what is shown, enabled and not covered, and brings it into view.
 * @returns null where there is none (yet)
 */
export function findInPage(wanted: Wanted, purpose: 'see' | 'tap' | 'fill'): Place | null {
  const selectors = {
    button: 'button, [role="button"], summary, input[type="submit"]',
    link: 'a[href]',
    field: 'input:not([type="checkbox"]):not([type="radio"]), textarea, select',
    checkbox: 'input[type="checkbox"], input[type="radio"]',
    heading: 'h1, h2, h3, h4, [role="heading"]',
    dialog: 'dialog[open], [role="dialog"], [role="alertdialog"]',
    article: 'article, section[aria-label], section[aria-labelledby]',
    row: 'li, tr',
  };
  const tidy = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const textOf = (id: string) => document.getElementById(id)?.textContent;
  /** The words without what is hidden from a screen reader. */
  const spoken = (element: HTMLElement) => {
    const words: (string | null)[] = [];
    const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode())
      if (!node.parentElement?.closest('[aria-hidden="true"]')) words.push(node.textContent);
    return tidy(words.join(' '));
  };
  const namesOf = (element: HTMLElement): string[] => {
    const labelled = element.getAttribute('aria-labelledby');
    if (labelled) return [tidy(labelled.split(' ').map(textOf).join(' '))];
    const label = element.getAttribute('aria-label');
    if (label) return [tidy(label)];
    const labels = 'labels' in element ? [...((element.labels as NodeListOf<HTMLElement> | null) ?? [])] : [];
    return [...labels, element].map(spoken);
  };
  const { name, within } = wanted;
  const lower = typeof name === 'string' ? tidy(name).toLowerCase() : '';
  const pattern = typeof name === 'object' ? new RegExp(name.pattern) : null;
  const isNamed = (element: HTMLElement, exactly: boolean) =>
    namesOf(element).some((text) => {
      if (pattern) return pattern.test(text);
      return exactly ? text.toLowerCase() === lower : text.toLowerCase().includes(lower);
    });
  const isShown = (element: HTMLElement) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
  const isWithin = (element: HTMLElement) =>
    within === undefined ||
    tidy(element.closest<HTMLElement>(`${selectors.article}, ${selectors.dialog}`)?.textContent).includes(
      tidy(within),
    );
  const shown = [...document.querySelectorAll<HTMLElement>(selectors[wanted.role])].filter(
    (element) => isShown(element) && isWithin(element),
  );
  const named = (exactly: boolean) => shown.filter((element) => isNamed(element, exactly));
  const found = [...new Set([...named(true), ...named(false)])];
  if (purpose === 'see') return found.length > 0 ? { x: 0, y: 0 } : null;
  const moving = document
    .getAnimations()
    .filter(
      ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
    )
    .map(({ effect }) => (effect as KeyframeEffect).target);
  for (const element of found) {
    // What still moves would be touched where it no longer is.
    if (moving.some((target) => target?.contains(element))) continue;
    if (element.matches(':disabled, [aria-disabled="true"]')) continue;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const place = { x: left + width / 2, y: top + height / 2 };
    const topmost = document.elementFromPoint(place.x, place.y);
    // What lies under something else cannot be touched.
    if (!topmost || !(element.contains(topmost) || topmost.closest('label')?.control === element)) continue;
    if (purpose === 'fill') {
      element.focus();
      (element as HTMLInputElement).select?.();
    }
    return place;
  }
  return null;
}

/** Runs in the page: what a visitor reads of it. */
export function readPage(): { text: string; path: string; isReady: boolean } {
  const shown = [document.body, ...document.querySelectorAll<HTMLElement>('dialog[open]')];
  return {
    text: shown
      .map(({ innerText }) => innerText)
      .join('\n')
      .replace(/\s+/g, ' '),
    path: location.pathname + location.search,
    isReady: document.readyState === 'complete',
  };
}

/** Runs in the page: a new device, with what it remembers. */
export function becomeDevice(remembered: Record<string, string>): void {
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
  for (const [key, value] of Object.entries(remembered)) localStorage.setItem(key, value);
}

/** Runs in the page. */
export function setValues(values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    if (field) field.value = value;
  }
}

/** Runs in the page. */
export function refuseToStore(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
}

import { type AutoScroll, type AutoScrollEvent, autoScrollMs, nextAutoScroll } from './autoScroll.ts';
import { keepCadence } from './cadence.ts';

/** The button that switches the scrolling: pressing it is not "taking over". The list of dots comes right after it. */
const switchButton = '[data-tour-switch]';
const takeOvers = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
/** Longer than a browser takes for one smooth scroll; for those that do not tell when it ends. */
const longestScrollMs = 1500;

export interface TourNow {
  state: AutoScroll;
  /** Which section is on the screen. */
  current: number;
}

/** What the server draws. */
export const atStart: TourNow = { state: 'running', current: 0 };

// There is one tour at a time. React draws it, and it goes on without: on a page that waits to be touched before it comes to life.
let list: HTMLElement | null = null;
let now = atStart;
let ownScrollUntil = 0;
let over = new AbortController();
let stopSteps: (() => void) | null = null;
const drawings = new Set<() => void>();

export function tourNow(): TourNow {
  return now;
}

/** From now on `draw` is called at every change, and the tour leaves the dots to it. */
export function onTourChange(draw: () => void): () => void {
  drawings.add(draw);
  return () => drawings.delete(draw);
}

/**
 * Scrolls the page from section to section until the visitor takes over (SPEC.md §2, /). One that goes through these sections
 * already is left alone. @returns how to end it
 */
export function beginTour(sections: HTMLElement): () => void {
  if (list === sections) return endTour;
  endTour();
  list = sections;
  over = new AbortController();
  const { signal } = over;
  const motion = matchMedia('(prefers-reduced-motion: reduce)');
  const tellMotion = () => happen({ kind: 'motion', reduced: motion.matches });
  tellMotion();
  keepSteps();
  motion.addEventListener('change', tellMotion, { signal });
  for (const kind of takeOvers) {
    addEventListener(kind, (event) => !isForSwitch(event) && happen({ kind: 'visitor' }), {
      passive: true,
      signal,
    });
  }
  addEventListener('scroll', onScroll, { passive: true, signal });
  watchSections([...sections.children], signal);
  return endTour;
}

/** Dragging the scroll bar is told by nothing but the scrolling itself. */
function onScroll(): void {
  if (performance.now() > ownScrollUntil) happen({ kind: 'visitor' });
}

function endTour(): void {
  over.abort();
  stopSteps?.();
  stopSteps = null;
  list = null;
  now = atStart;
}

export function toggleTour(): void {
  const sections = list?.children ?? [];
  if (now.state !== 'running' && now.current === sections.length - 1) scrollTo(sections[0]);
  happen({ kind: 'toggled' });
}

function happen(event: AutoScrollEvent): void {
  const current = event.kind === 'reached' ? event.section : now.current;
  const state = nextAutoScroll(now.state, event);
  if (state === now.state && current === now.current) return;
  const before = now;
  now = { state, current };
  keepSteps();
  for (const draw of drawings) draw();
  if (drawings.size > 0) return;
  markDot(before.current, current);
  // That it no longer runs, only React can draw: it wakes the page (public/boot.js), as a touch would.
  if (before.state === 'running' && state !== 'still' && state !== 'running')
    dispatchEvent(new Event('site-touched'));
}

/** Where the page is when a step comes decides where it goes: that it has got there must not begin the two seconds anew. */
function keepSteps(): void {
  if (now.state !== 'running') {
    stopSteps?.();
    stopSteps = null;
  } else
    stopSteps ??= keepCadence(
      autoScrollMs,
      () => !document.hidden && scrollTo(list?.children[now.current + 1]),
    );
}

function scrollTo(section: Element | undefined): void {
  if (!section) return;
  ownScrollUntil = performance.now() + longestScrollMs;
  section.scrollIntoView({ behavior: 'smooth', block: 'start' });
}

function watchSections(sections: Element[], signal: AbortSignal): void {
  const observer = new IntersectionObserver(
    (entries) => {
      const shown = entries.find((entry) => entry.isIntersecting);
      if (shown)
        happen({ kind: 'reached', section: sections.indexOf(shown.target), sections: sections.length });
    },
    // The section that crosses the middle of the screen.
    { rootMargin: '-50% 0px -50% 0px' },
  );
  for (const section of sections) observer.observe(section);
  signal.addEventListener('abort', () => observer.disconnect());
}

function markDot(before: number, current: number): void {
  const dots = document.querySelectorAll(`${switchButton} + ol a`);
  dots[before]?.removeAttribute('aria-current');
  dots[current]?.setAttribute('aria-current', 'true');
}

function isForSwitch(event: Event): boolean {
  if (!(event.target instanceof Element) || !event.target.closest(switchButton)) return false;
  return !(event instanceof KeyboardEvent) || event.key === 'Enter' || event.key === ' ';
}

// In a page that the server made: from the moment that this is run, before React is there. Elsewhere the home page begins it.
const made = globalThis.document?.querySelector<HTMLElement>('[data-tour]');
if (made) beginTour(made);

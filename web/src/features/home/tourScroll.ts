import { type AutoScroll, type AutoScrollEvent, autoScrollMs, nextAutoScroll } from './autoScroll.ts';
import { keepCadence } from './cadence.ts';

/** The button that toggles the scrolling: a click on it is not "taking over". The list of dots follows it. */
const switchButton = '[data-tour-switch]';
const takeOvers = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
/** Longer than any smooth scroll (ms); for browsers without a `scrollend` event. */
const longestScrollMs = 1500;
/** For how long after a step a click still counts for the previous section (ms). */
const aimMs = 700;

export interface TourNow {
  state: AutoScroll;
  /** The visible section. */
  current: number;
}

/** The prerendered state. */
export const atStart: TourNow = { state: 'running', current: 0 };

// There is one tour at a time. React renders its state, but the tour runs without React: the page may hydrate only on the first interaction.
let list: HTMLElement | null = null;
let now = atStart;
let ownScrollUntil = 0;
/** The section before the last step. */
let previous: Element | undefined;
let over = new AbortController();
let stopSteps: (() => void) | null = null;
const drawings = new Set<() => void>();

export function tourNow(): TourNow {
  return now;
}

/** Subscribes `draw` to every change; the tour no longer updates the dots itself. */
export function onTourChange(draw: () => void): () => void {
  drawings.add(draw);
  return () => drawings.delete(draw);
}

/**
 * Scrolls the page from section to section until the visitor takes over (SPEC.md §2, /). Does nothing if it already runs on these sections.
 * @returns the clean-up function
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
  addEventListener('scroll', onScroll, { signal });
  sections.addEventListener('click', keepAim, { signal });
  watchSections([...sections.children], signal);
  return endTour;
}

/** Dragging the scroll bar fires only scroll events. */
function onScroll(): void {
  if (performance.now() > ownScrollUntil) happen({ kind: 'visitor' });
}

/** Follows no link that a step has put under a finger on its way to another: brings back the section of the other. */
function keepAim(event: MouseEvent): void {
  // A keyboard click targets the focused element, wherever it moves.
  if (event.detail === 0 || ownScrollUntil - performance.now() < longestScrollMs - aimMs) return;
  event.preventDefault();
  scrollTo(previous);
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
  if (now.state !== 'running' && now.current === sections.length - 1) {
    previous = sections[0];
    scrollTo(previous);
  }
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
  // Only React can render the stopped state: this hydrates the page (public/boot.js), like a first interaction.
  if (before.state === 'running' && state !== 'still' && state !== 'running')
    dispatchEvent(new Event('site-touched'));
}

/** A step depends on the section at its time: reaching it must not restart the two seconds. */
function keepSteps(): void {
  if (now.state !== 'running') {
    stopSteps?.();
    stopSteps = null;
  } else stopSteps ??= keepCadence(autoScrollMs, step);
}

function step(): void {
  if (document.hidden) return;
  previous = list?.children[now.current];
  scrollTo(previous?.nextElementSibling);
}

function scrollTo(section: Element | null | undefined): void {
  if (!section) return;
  ownScrollUntil = performance.now() + longestScrollMs;
  section.scrollIntoView({ behavior: 'smooth' });
}

function watchSections(sections: Element[], signal: AbortSignal): void {
  const observer = new IntersectionObserver(
    (entries) => {
      const visibleEntry = entries.find((entry) => entry.isIntersecting);
      if (visibleEntry)
        happen({
          kind: 'reached',
          section: sections.indexOf(visibleEntry.target),
          sections: sections.length,
        });
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

/** @param event its key, if it has one, must be one that presses a button */
function isForSwitch({ target, key = ' ' }: Event & { key?: string }): boolean {
  return (
    target instanceof Element && target.closest(switchButton) !== null && (key === 'Enter' || key === ' ')
  );
}

// In a prerendered page the tour starts with this script, before React. Otherwise the home page starts it.
const prerendered = globalThis.document?.querySelector<HTMLElement>('[data-tour]');
if (prerendered) beginTour(prerendered);

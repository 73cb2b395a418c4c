import { type RefObject, useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { useMedia } from '../../ui/useMedia.ts';
import { type AutoScroll, autoScrollMs, nextAutoScroll } from './autoScroll.ts';
import { keepCadence } from './cadence.ts';

/** Marks the button that switches the scrolling: pressing it is not "taking over". */
export const switchMark = 'data-auto-scroll-switch';
const takeOvers = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
/** Longer than a browser takes for one smooth scroll; for those that do not tell when it ends. */
const longestScrollMs = 1500;

/**
 * Scrolls the page from section to section until the visitor takes over (SPEC.md §2, /). `list` holds nothing but the sections.
 * @returns which section is on the screen, and the switch.
 */
export function useAutoScroll(list: RefObject<HTMLElement | null>): {
  state: AutoScroll;
  current: number;
  toggle: () => void;
} {
  const reduced = useMedia('(prefers-reduced-motion: reduce)');
  const [state, dispatch] = useReducer(nextAutoScroll, 'running');
  const current = useCurrentSection(list);
  // Where the page is now, for the steps: that it has got there must not begin the two seconds anew.
  const shown = useRef(current);
  const ownScrollUntil = useRef(0);

  useEffect(() => dispatch({ kind: 'motion', reduced }), [reduced]);
  useEffect(() => {
    shown.current = current;
    dispatch({ kind: 'reached', section: current, sections: list.current?.children.length ?? 0 });
  }, [current, list]);

  useEffect(() => {
    if (state !== 'running') return undefined;
    const stop = (event: Event) => {
      if (!isForSwitch(event)) dispatch({ kind: 'visitor' });
    };
    // Dragging the scroll bar is told by nothing but the scrolling itself.
    const onScroll = () => {
      if (performance.now() > ownScrollUntil.current) dispatch({ kind: 'visitor' });
    };
    const stopSteps = keepCadence(autoScrollMs, () => {
      const next = list.current?.children[shown.current + 1];
      if (document.hidden || !next) return;
      ownScrollUntil.current = performance.now() + longestScrollMs;
      next.scrollIntoView({ behavior: 'smooth', block: 'start' });
    });
    for (const kind of takeOvers) window.addEventListener(kind, stop, { passive: true });
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      stopSteps();
      for (const kind of takeOvers) window.removeEventListener(kind, stop);
      window.removeEventListener('scroll', onScroll);
    };
  }, [state, list]);

  const toggle = useCallback(() => {
    const sections = list.current?.children ?? [];
    if (state !== 'running' && current === sections.length - 1) {
      ownScrollUntil.current = performance.now() + longestScrollMs;
      sections[0]?.scrollIntoView({ behavior: 'smooth' });
    }
    dispatch({ kind: 'toggled' });
  }, [state, current, list]);
  return { state, current, toggle };
}

function isForSwitch(event: Event): boolean {
  if (!(event.target instanceof Element) || !event.target.closest(`[${switchMark}]`)) return false;
  return !(event instanceof KeyboardEvent) || event.key === 'Enter' || event.key === ' ';
}

function useCurrentSection(list: RefObject<HTMLElement | null>): number {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const sections = [...(list.current?.children ?? [])];
    const observer = new IntersectionObserver(
      (entries) => {
        const shown = entries.find((entry) => entry.isIntersecting);
        if (shown) setCurrent(sections.indexOf(shown.target));
      },
      // The section that crosses the middle of the screen.
      { rootMargin: '-50% 0px -50% 0px' },
    );
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [list]);
  return current;
}

import { startTransition, useEffect, useRef, useState } from 'react';

const listeners = new Map<Element, (near: boolean) => void>();
let observer: IntersectionObserver | null = null;

/** One observer for all: near is what the next flick of a finger may bring, a screen's height above and below. */
function observe(element: Element, tell: (near: boolean) => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        // Transitions, so that drawing rows gives way to scrolling.
        startTransition(() => listeners.get(target)?.(isIntersecting));
      }
    },
    { rootMargin: '100% 0px' },
  );
  listeners.set(element, tell);
  observer.observe(element);
  return () => {
    observer?.unobserve(element);
    listeners.delete(element);
  };
}

/** Whether an element is on the screen or close to it. What holds the focus counts as near wherever it is. */
export function useNear<T extends Element>(atFirst: boolean) {
  const ref = useRef<T>(null);
  const [near, setNear] = useState(atFirst);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    return observe(element, (isNear) => {
      if (isNear || !element.contains(document.activeElement)) setNear(isNear);
    });
  }, []);
  return { ref, near };
}

import { startTransition, useEffect, useRef, useState } from 'react';

const listeners = new Map<Element, (near: boolean) => void>();
let observer: IntersectionObserver | null = null;

/** One shared observer: near means one screen's height above and below. */
function observe(element: Element, notify: (near: boolean) => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        // Transitions, so that rendering rows yields to scrolling.
        startTransition(() => listeners.get(target)?.(isIntersecting));
      }
    },
    { rootMargin: '100% 0px' },
  );
  listeners.set(element, notify);
  observer.observe(element);
  return () => {
    observer?.unobserve(element);
    listeners.delete(element);
  };
}

/** Whether an element is on or near the screen. An element with the focus always counts as near. */
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

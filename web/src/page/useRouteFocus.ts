import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** Router state of links that change the address but stay in place, such as switching the track: `<Link state={stayHere}>`. */
export const stayHere = { stay: true } as const;

/**
 * After a navigation to another page, scrolls to the top and focuses the heading, so that screen readers continue there. Back and forward keep the
 * browser's scroll restoration.
 */
export function useRouteFocus(): void {
  const { pathname, state } = useLocation();
  const kind = useNavigationType();
  const lastPath = useRef(pathname);

  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    if (staysHere(state)) return;
    const main = document.getElementById('main');
    const heading = main?.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    (heading ?? main)?.focus({ preventScroll: true });
    if (kind !== NavigationType.Pop) window.scrollTo(0, 0);
  }, [pathname, state, kind]);
}

function staysHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'stay' in state && state.stay === true;
}

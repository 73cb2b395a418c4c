import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { clock } from '../lib/time/clock.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Counts visits while mounted. */
export default function Analytics({ id }: { id: string }) {
  const { pathname } = useLocation();

  useEffect(() => {
    start(id);
    return () => switchOff(id, true);
  }, [id]);

  useEffect(() => {
    // By default it would report the whole address: mailed links contain secrets.
    pushCall('set', { page_location: `${window.location.origin}${pathname}`, page_referrer: '' });
    pushCall('event', 'page_view', { page_path: pathname });
  }, [pathname]);
  return null;
}

function start(id: string): void {
  switchOff(id, false);
  if (window.dataLayer) return;
  // The script expects a `Date`.
  // oxlint-disable-next-line no-restricted-globals
  pushCall('js', new Date(clock.now().epochMilliseconds));
  pushCall('config', id, { send_page_view: false });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

/** The script checks this flag before it sends anything; it stays loaded after a withdrawal of consent. */
function switchOff(id: string, off: boolean): void {
  Object.assign(window, { [`ga-disable-${id}`]: off });
}

/** The script expects `arguments` objects in its queue, not arrays. */
function pushCall(..._parts: unknown[]): void {
  window.dataLayer ??= [];
  // oxlint-disable-next-line prefer-rest-params
  window.dataLayer.push(arguments);
}

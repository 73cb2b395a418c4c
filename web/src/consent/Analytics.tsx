import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { clock } from '../lib/time/clock.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Counts visits for as long as it is there. */
export default function Analytics({ id }: { id: string }) {
  const { pathname } = useLocation();

  useEffect(() => {
    start(id);
    return () => switchOff(id, true);
  }, [id]);

  useEffect(() => {
    // By itself it would report the whole address: those of mailed links hold their secret.
    tell('set', { page_location: `${window.location.origin}${pathname}`, page_referrer: '' });
    tell('event', 'page_view', { page_path: pathname });
  }, [pathname]);
  return null;
}

function start(id: string): void {
  switchOff(id, false);
  if (window.dataLayer) return;
  // The form that the script asks for.
  // oxlint-disable-next-line no-restricted-globals
  tell('js', new Date(clock.now().epochMilliseconds));
  tell('config', id, { send_page_view: false });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

/** The script reads this switch of its own before it sends anything; it stays loaded when consent is withdrawn. */
function switchOff(id: string, off: boolean): void {
  Object.assign(window, { [`ga-disable-${id}`]: off });
}

/** The script expects `arguments` objects in its queue, not arrays. */
function tell(..._parts: unknown[]): void {
  window.dataLayer ??= [];
  // oxlint-disable-next-line prefer-rest-params
  window.dataLayer.push(arguments);
}

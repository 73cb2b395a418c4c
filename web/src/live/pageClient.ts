import { refreshTokens } from '../lib/http/refreshTokens.ts';
import { tokens } from '../lib/http/tokens.ts';
import { hostedUrl } from '../lib/http/urls.ts';
import { clock } from '../lib/time/clock.ts';
import { LiveClient } from './LiveClient.ts';

/** A page that is hidden for this long closes its connection. */
const hiddenMs = 5 * 60_000;

let client: LiveClient | null = null;

/** The page's one client, created for the first list. */
export function pageClient(): LiveClient {
  client ??= makeClient();
  return client;
}

function makeClient(): LiveClient {
  const client = new LiveClient({
    open: () => new WebSocket(liveUrl(hostedUrl('/websocket'), window.location.href)),
    readToken: () => tokens.read()?.accessToken ?? null,
    renewToken: (stale) =>
      refreshTokens(stale).then(
        ({ accessToken }) => accessToken,
        () => null,
      ),
    random: Math.random,
    nowMs: () => clock.deviceMs(),
  });
  followPage(client);
  return client;
}

/** Follows the browser's online, offline and visibility events. */
function followPage(live: Pick<LiveClient, 'wake' | 'rest'>): void {
  let hideTimer: ReturnType<typeof setTimeout> | undefined;
  if (!navigator.onLine) live.rest();
  window.addEventListener('online', () => live.wake());
  window.addEventListener('offline', () => live.rest());
  document.addEventListener('visibilitychange', () => {
    clearTimeout(hideTimer);
    if (document.visibilityState === 'hidden') hideTimer = setTimeout(() => live.rest(), hiddenMs);
    else if (navigator.onLine) live.wake();
  });
}

/** `ws:` for a page over `http:`, `wss:` for `https:`. */
export function liveUrl(path: string, page: string): string {
  const url = new URL(path, page);
  url.protocol = url.protocol.replace('http', 'ws');
  return url.href;
}

import type { AppContext } from '../../context.ts';

type Hint = 'noUpgrade' | 'foreign';

const longestOrigin = 100;

/** Logs each reason once why pages get no live changes. They fall back to polling, so nobody would notice otherwise. */
export class LiveHints {
  readonly #context: Pick<AppContext, 'log' | 'config'>;
  readonly #told = new Set<Hint>();

  constructor(context: Pick<AppContext, 'log' | 'config'>) {
    this.#context = context;
  }

  warn(hint: Hint, { origin = '' }: { origin?: string }): void {
    if (this.#told.has(hint)) return;
    this.#told.add(hint);
    const { log, config } = this.#context;
    if (hint === 'noUpgrade')
      log.warn(
        {},
        'pages are not told of changes: /websocket is asked for without an upgrade, so the proxy in front has to pass on Upgrade and Connection',
      );
    else
      log.warn(
        { origin: origin.slice(0, longestOrigin), publicUrl: config.publicUrl },
        'a page is not told of changes: it was opened under another address than PUBLIC_URL, and CORS_ORIGINS does not name it',
      );
  }
}

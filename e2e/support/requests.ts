import type { BrowserContext, Request } from '@playwright/test';

/** A phone on a slow line that takes gzip only, which is the coding that the budgets are written in. */
export const phone = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
  reducedMotion: 'reduce',
  extraHTTPHeaders: { 'accept-encoding': 'gzip' },
} as const;

/** What a visitor's browser asks for, from now on. */
export class Requests {
  readonly #all: Request[] = [];

  constructor(context: BrowserContext) {
    context.on('request', (request) => this.#all.push(request));
  }

  /** Hosts other than the site's own. */
  foreignHosts(site: string): string[] {
    const own = new URL(site).host;
    const hosts = this.#all
      .map((request) => new URL(request.url()))
      .filter(({ protocol }) => protocol.startsWith('http'));
    return [...new Set(hosts.map(({ host }) => host).filter((host) => host !== own))];
  }

  /** Paths of what was asked for, such as `/art/cable-800.avif`. */
  paths(pattern: RegExp): string[] {
    return this.#all.map((request) => new URL(request.url()).pathname).filter((path) => pattern.test(path));
  }

  /** Bytes of the bodies as they travelled. @param pattern of the paths that count */
  async bytes(pattern: RegExp): Promise<number> {
    const counted = this.#all.filter((request) => pattern.test(new URL(request.url()).pathname));
    const sizes = await Promise.all(counted.map(async (request) => request.sizes()));
    return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  }
}

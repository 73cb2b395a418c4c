import { hash } from 'node:crypto';
import type { ShownLooks } from '@cablepark/contract/park/info.schema';
import type { IconName } from '@cablepark/contract/park/looks';
import { ParkError } from '@cablepark/domain/errors';
import type { AppContext } from '../../../context.ts';
import { inTurn } from '../pictures/index.ts';
import { readIconSource } from './icon-source.ts';
import { readShownLooks } from './shown-looks.ts';

export interface Icon {
  version: number;
  type: string;
  content: Buffer;
  tag: string;
}

const types: Readonly<Record<string, string>> = { svg: 'image/svg+xml', png: 'image/png', jpg: 'image/jpeg' };

/** The icons of the current looks, each drawn on first request. */
export class Icons {
  readonly #context: AppContext;
  #made = new Map<IconName, Promise<Icon>>();
  #of = '';

  constructor(context: AppContext) {
    this.#context = context;
  }

  /** Null for our own looks. */
  async read(name: IconName): Promise<Icon | null> {
    const looks = await readShownLooks(this.#context);
    if (!looks) return null;
    const { home } = await this.#context.pageContents.read();
    const picture = home.content.scenes.find(({ isShown }) => isShown)?.picture ?? null;
    const of = JSON.stringify([looks, picture]);
    if (of !== this.#of) {
      this.#of = of;
      this.#made = new Map();
    }
    const cache = this.#made;
    const icon = cache.get(name) ?? this.#make(name, looks, picture);
    cache.set(name, icon);
    // Retries failures, but not an undrawable drawing: visitors would cause endless retries.
    icon.catch((error: unknown) => error instanceof ParkError || cache.delete(name));
    return icon;
  }

  async #make(name: IconName, looks: ShownLooks, picture: string | null): Promise<Icon> {
    const [{ drawIcon }, source] = await Promise.all([
      import('./draw-icon.ts'),
      readIconSource(this.#context, looks, name === 'share.jpg' ? picture : null),
    ]);
    const content = await inTurn(() => drawIcon(name, source));
    const type = types[name.slice(name.lastIndexOf('.') + 1)] ?? '';
    return { version: looks.version, type, content, tag: `"${hash('sha1', content, 'base64url')}"` };
  }
}

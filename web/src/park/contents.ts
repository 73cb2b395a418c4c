import type { ShownContent } from '@cablepark/contract/contents';
import type { ContentName } from '@cablepark/domain/pages/content-names';
import { createContext, use, useContext } from 'react';
import { loadOnce } from '../lib/loadOnce.ts';

type Load = <Name extends ContentName>(name: Name) => Promise<ShownContent<Name>>;

/** What stands on the park's own pages: that of the page which the server made is there, the others are read when they are asked for. */
export class Contents {
  readonly #read = new Map<ContentName, () => Promise<ShownContent>>();
  readonly #load: Load;

  constructor(shown: ShownContent | undefined, load: Load) {
    this.#load = load;
    if (shown) this.tell(shown);
  }

  read<Name extends ContentName>(name: Name): Promise<ShownContent<Name>> {
    const known = this.#read.get(name) ?? loadOnce(() => this.#load(name));
    this.#read.set(name, known);
    return known() as Promise<ShownContent<Name>>;
  }

  /** This is what stands there now. */
  tell(shown: ShownContent): void {
    const settled = Object.assign(Promise.resolve(shown), { status: 'fulfilled', value: shown });
    this.#read.set(shown.name, () => settled);
  }
}

export const ContentsContext = createContext<Contents | null>(null);

/** For whoever writes a page: what is shown from now on. */
export function useContents(): Contents {
  const contents = useContext(ContentsContext);
  if (!contents) throw new Error('There is no ParkProvider around this.');
  return contents;
}

/** What the park has written for a page. Suspends until it is there. */
export function useContent<Name extends ContentName>(name: Name): ShownContent<Name> {
  return use(useContents().read(name));
}

import type { ShownContent } from '@cablepark/contract/park/contents.schema';
import type { ContentName } from '@cablepark/domain/content/content-names';
import type { LegalName } from '@cablepark/domain/legal/our-legal';
import { createContext, use, useContext } from 'react';
import { loadOnce } from '../lib/loadOnce.ts';
import type { ServerInfo } from './api/serverInfo.ts';

type Load = <Name extends ContentName>(name: Name) => Promise<ShownContent<Name>>;
type LoadVersion = (name: LegalName, version: number) => Promise<ShownContent<LegalName> | null>;

interface Loading {
  load: Load;
  loadVersion: LoadVersion;
}

/** Content of the park's own pages: a prerendered page includes its own, the others load on demand. */
export class PageContents {
  readonly #read = new Map<ContentName, () => Promise<ShownContent>>();
  readonly #versions = new Map<string, () => Promise<ShownContent<LegalName> | null>>();
  readonly #loading: Loading;

  /** @param pageData the page's data: its content, and the earlier version in its address */
  constructor(pageData: Pick<ServerInfo, 'shownContent' | 'shownVersion'>, loading: Loading) {
    this.#loading = loading;
    if (pageData.shownContent) this.tell(pageData.shownContent);
    const { shownVersion } = pageData;
    if (shownVersion) {
      const there = resolvedPromise(shownVersion as ShownContent<LegalName>);
      this.#versions.set(keyOf(shownVersion), () => there);
    }
  }

  read<Name extends ContentName>(name: Name): Promise<ShownContent<Name>> {
    const loader = this.#read.get(name) ?? loadOnce(() => this.#loading.load(name));
    this.#read.set(name, loader);
    return loader() as Promise<ShownContent<Name>>;
  }

  /** Sets the current content. */
  tell(content: ShownContent): void {
    const there = resolvedPromise(content);
    this.#read.set(content.name, () => there);
  }

  /** An earlier version of the terms or the privacy policy; null if it does not exist. */
  readVersion(name: LegalName, version: number): Promise<ShownContent<LegalName> | null> {
    const key = keyOf({ name, version });
    const loader = this.#versions.get(key) ?? loadOnce(() => this.#loading.loadVersion(name, version));
    this.#versions.set(key, loader);
    return loader();
  }
}

/** A promise that React reads without suspending. */
function resolvedPromise<Value>(value: Value): Promise<Value> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
}

function keyOf({ name, version }: { name: ContentName; version: number }): string {
  return `${name} ${version}`;
}

export const ContentsContext = createContext<PageContents | null>(null);

/** For editors of a page, to set its new content. */
export function useContents(): PageContents {
  const contents = useContext(ContentsContext);
  if (!contents) throw new Error('There is no ParkProvider around this.');
  return contents;
}

/** The park's content of a page. Suspends while loading. */
export function useContent<Name extends ContentName>(name: Name): ShownContent<Name> {
  return use(useContents().read(name));
}

/** An earlier version of the terms or the privacy policy; null if it does not exist. Suspends while loading. */
export function useLegalVersion(name: LegalName, version: number): ShownContent<LegalName> | null {
  return use(useContents().readVersion(name, version));
}

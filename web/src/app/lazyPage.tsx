import type { Language } from '@cablepark/domain/time/display';
import { type ComponentType, isValidElement, use } from 'react';
import { matchRoutes, type RouteObject } from 'react-router';
import type { PageTexts } from '../i18n/openedTexts.ts';
import { loadOnce, twice } from '../lib/loadOnce.ts';

interface Loadable {
  load: (language: Language) => Promise<unknown>;
}

/**
 * Like React's `lazy`, but renders loaded code at once: a prerendered page must not fall back to "loading" when it hydrates. Loads the page's own
 * texts beside its code.
 */
export function lazyPage<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  texts?: PageTexts<unknown>,
): ComponentType<Props> & Loadable {
  const loadCode = loadOnce(twice(load));
  function LazyPage(props: Props) {
    const Page = use(loadCode()).default;
    return <Page {...props} />;
  }
  return Object.assign(LazyPage, {
    load: (language: Language) => Promise.all([loadCode(), texts?.load(language)]),
  });
}

/** Loads all code and texts that the page of an address needs for its first render. */
export async function loadPages(routes: RouteObject[], pathname: string, language: Language): Promise<void> {
  const loaders = (matchRoutes(routes, pathname) ?? []).flatMap(({ route }) => loaderOf(route.element) ?? []);
  await Promise.all(loaders.map(async (loader) => loader.load(language)));
}

function loaderOf(element: unknown): Loadable | null {
  if (!isValidElement(element) || typeof element.type !== 'function' || !('load' in element.type))
    return null;
  return element.type as unknown as Loadable;
}

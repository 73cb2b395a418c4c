import { type ComponentType, Suspense, startTransition, useEffect, useRef, useState } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { lazyPage } from '../app/lazyPage.tsx';
import { LanguageProvider, useTexts } from '../i18n/LanguageProvider.tsx';
import { loadTexts } from '../i18n/language.ts';
import { pageTexts } from '../i18n/openedTexts.ts';
import { usePageTexts } from '../i18n/pageTexts.ts';

/** A minimal fake browser in which React renders components without output, until its clean-up has run. */
beforeAll(() => {
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('HTMLIFrameElement', EventTarget);
  vi.stubGlobal('document', {
    nodeType: 9,
    addEventListener: ignore,
    defaultView: globalThis,
    documentElement: {},
  });
});
const anElement = () => ({
  nodeType: 1,
  nodeName: 'DIV',
  tagName: 'DIV',
  namespaceURI: 'http://www.w3.org/1999/xhtml',
  ownerDocument: document,
  addEventListener: ignore,
  textContent: '',
});

/** Navigates like the router. @returns React's warnings until the page was rendered */
async function complaintsAt(Page: ComponentType<{ onShown: () => void }>): Promise<string[]> {
  const complaints: string[] = [];
  const shown = Promise.withResolvers<void>();
  const { createRoot } = await import('react-dom/client');
  const told = vi
    .spyOn(console, 'error')
    .mockImplementation((...words) => void complaints.push(String(words[0])));
  const onRecoverableError = (error: unknown) => void complaints.push(String(error));
  const root = createRoot(anElement() as unknown as HTMLElement, {
    onRecoverableError,
    onUncaughtError: (error) => shown.reject(error),
  });
  const texts = await loadTexts('en');
  const start = Promise.withResolvers<() => void>();
  function Site() {
    const [isThere, setIsThere] = useState(false);
    useEffect(() => start.resolve(() => setIsThere(true)), []);
    return <Suspense fallback={null}>{isThere && <Page onShown={shown.resolve} />}</Suspense>;
  }
  root.render(
    <LanguageProvider language="en" texts={texts}>
      <Site />
    </LanguageProvider>,
  );
  startTransition(await start.promise);
  await shown.promise;
  root.unmount();
  told.mockRestore();
  return complaints;
}

/** A hook after the suspension, whose state would be lost. */
function useOneMore(onShown: () => void): null {
  useRef(null);
  onShown();
  return null;
}

test('A page whose own texts come while it waits for them stands without a complaint of React', async () => {
  const texts = pageTexts({ pl: async () => 'cześć', en: async () => 'hello' });
  const Page = ({ onShown }: { onShown: () => void }) => {
    expect(usePageTexts(texts)).toBe('hello');
    return useOneMore(onShown);
  };
  expect(await complaintsAt(Page)).toEqual([]);
  expect(await complaintsAt(Page)).toEqual([]);
});

function Rider({ onShown }: { onShown: () => void }) {
  expect(useTexts().auth).toBeDefined();
  return useOneMore(onShown);
}

test('So does one with the texts of riders, and one whose code comes', async () => {
  expect(await complaintsAt(Rider)).toEqual([]);
  const Late = lazyPage(async () => ({ default: Rider }));
  expect(await complaintsAt(Late)).toEqual([]);
});

function ignore(): void {}

import type { Language } from '@cablepark/domain/time/display';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, configure, render } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach } from 'vitest';
import { LanguageProvider } from '../i18n/LanguageProvider.tsx';
import { loadTexts } from '../i18n/language.ts';
import { riderTexts } from '../i18n/rider.texts.ts';
import type { ServerInfo } from '../park/api/serverInfo.ts';
import { ParkProvider } from '../park/ParkProvider.tsx';
import { ModalsProvider } from '../ui/dialogs/Modals.tsx';

// Longer than a busy machine needs; what comes at once ends the wait.
configure({ asyncUtilTimeout: 15_000 });

afterEach(cleanup);

interface Site {
  language?: Language;
  /** What the server tells of the park. */
  info?: ServerInfo;
  queries?: QueryClient;
}

/** What stands around every page of the site, without a server behind it. */
export async function siteAround({
  language = 'pl',
  info = { features: ['desk', 'events'] },
  queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } }),
}: Site = {}) {
  const [texts] = await Promise.all([loadTexts(language), riderTexts.load(language)]);
  return ({ children }: { children: ReactNode }) => (
    <MemoryRouter>
      <LanguageProvider language={language} texts={texts}>
        <ParkProvider info={info}>
          <QueryClientProvider client={queries}>
            <ModalsProvider>
              <Suspense>{children}</Suspense>
            </ModalsProvider>
          </QueryClientProvider>
        </ParkProvider>
      </LanguageProvider>
    </MemoryRouter>
  );
}

/** As the tests' library reads the page: any space is a space. */
export function plain(text: string): string {
  return text.replace(/\s+/g, ' ');
}

/** Renders a component inside the site and waits for its texts. */
export async function show(component: ReactNode, site: Site = {}): Promise<void> {
  const wrapper = await siteAround(site);
  await act(async () => void render(component, { wrapper }));
}

import type { Language } from '@cablepark/domain/time/display';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { MemoryRouter } from 'react-router';
import { LanguageProvider } from '../i18n/LanguageProvider.tsx';
import { loadTexts } from '../i18n/language.ts';
import { riderTexts } from '../i18n/pages/rider.texts.ts';
import type { ServerInfo } from '../park/api/serverInfo.ts';
import { ParkProvider } from '../park/ParkProvider.tsx';
import { type Auth, AuthContext } from '../session/AuthProvider.tsx';
import { ModalsProvider } from '../ui/dialogs/Modals.tsx';

interface Site {
  language?: Language;
  /** The server's data about the park. */
  info?: ServerInfo;
  queries?: QueryClient;
  /** The logged-in user; `null`: nobody. Components that read the session fail without it. */
  user?: Pick<NonNullable<Auth['user']>, 'id' | 'role'> | null;
}

/** The site's providers around a page, without a server. */
export async function siteAround({
  language = 'pl',
  info = { features: ['desk', 'events'] },
  queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } }),
  user,
}: Site = {}) {
  const [texts] = await Promise.all([loadTexts(language), riderTexts.load(language)]);
  const auth = user === undefined ? null : ({ user, loading: false } as Auth);
  return ({ children }: { children: ReactNode }) => (
    <MemoryRouter>
      <LanguageProvider language={language} texts={texts}>
        <ParkProvider info={info}>
          <AuthContext value={auth}>
            <QueryClientProvider client={queries}>
              <ModalsProvider>
                <Suspense>{children}</Suspense>
              </ModalsProvider>
            </QueryClientProvider>
          </AuthContext>
        </ParkProvider>
      </LanguageProvider>
    </MemoryRouter>
  );
}

/** Normalises whitespace as the test library does. */
export function plain(text: string): string {
  return text.replace(/\s+/g, ' ');
}

/** Renders a component inside the site and waits for its texts. */
export async function show(component: ReactNode, site: Site = {}): Promise<void> {
  const wrapper = await siteAround(site);
  await act(async () => void render(component, { wrapper }));
}

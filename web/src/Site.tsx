import type { Language } from '@cablepark/domain/display';
import { useRoutes } from 'react-router';
import { AuthProvider } from './auth/AuthProvider.tsx';
import { LanguageProvider } from './i18n/LanguageProvider.tsx';
import type { Texts } from './i18n/pl.ts';
import { ParkProvider } from './park/ParkProvider.tsx';
import { routes } from './routes.tsx';
import { ModalsProvider } from './ui/Modals.tsx';

/** The whole site inside whatever router the caller brings: the browser's, or a static one while prerendering. */
export function Site({ language, texts }: { language: Language; texts: Texts }) {
  return (
    <LanguageProvider language={language} texts={texts}>
      <ParkProvider>
        <ModalsProvider>
          <AuthProvider>
            <Pages />
          </AuthProvider>
        </ModalsProvider>
      </ParkProvider>
    </LanguageProvider>
  );
}

function Pages() {
  return useRoutes(routes);
}

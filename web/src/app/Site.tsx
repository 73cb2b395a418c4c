import type { Language } from '@cablepark/domain/time/display';
import { useRoutes } from 'react-router';
import { LanguageProvider } from '../i18n/LanguageProvider.tsx';
import type { FrameTexts } from '../i18n/pl/frame.ts';
import type { ServerInfo } from '../park/api/serverInfo.ts';
import { ParkProvider } from '../park/ParkProvider.tsx';
import { AuthProvider } from '../session/AuthProvider.tsx';
import { ModalsProvider } from '../ui/dialogs/Modals.tsx';
import { routes } from './routes.tsx';

interface SiteProps {
  language: Language;
  texts: FrameTexts;
  /** Data of the prerendered page; without it the site asks the server. */
  info?: ServerInfo | undefined;
}

/** The whole site inside a given router: the browser's, or a static one for prerendering. */
export function Site({ language, texts, info }: SiteProps) {
  return (
    <LanguageProvider language={language} texts={texts}>
      <ParkProvider info={info}>
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

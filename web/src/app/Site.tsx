import type { Language } from '@cablepark/domain/time/display';
import { useRoutes } from 'react-router';
import { LanguageProvider } from '../i18n/LanguageProvider.tsx';
import type { FrameTexts } from '../i18n/pl/frame.ts';
import type { ServerInfo } from '../park/api/serverInfo.ts';
import { ParkProvider } from '../park/ParkProvider.tsx';
import { AuthProvider } from '../session/AuthProvider.tsx';
import { ModalsProvider } from '../ui/dialogs/Modals.tsx';
import { KeptLanguage } from './KeptLanguage.tsx';
import { routes } from './routes.tsx';

interface SiteProps {
  language: Language;
  texts: FrameTexts;
  /** What a prerendered page was made with; without it the site asks the server. */
  info?: ServerInfo | undefined;
}

/** The whole site inside whatever router the caller brings: the browser's, or a static one while prerendering. */
export function Site({ language, texts, info }: SiteProps) {
  return (
    <LanguageProvider language={language} texts={texts}>
      <ParkProvider info={info}>
        <ModalsProvider>
          <AuthProvider>
            <KeptLanguage />
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

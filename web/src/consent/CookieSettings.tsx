import { useFrameTexts } from '../i18n/LanguageProvider.tsx';
import { setConsent } from './consentStore.ts';

/** The footer's link to change the answer: asks again. */
export function CookieSettings({ className }: { className?: string | undefined }) {
  const t = useFrameTexts().consent;
  return (
    <button type="button" className={className} onClick={() => setConsent('asked')}>
      {t.settings}
    </button>
  );
}

import { useTexts } from '../i18n/LanguageProvider.tsx';
import { Page } from '../shell/Page.tsx';

export default function ResetPage() {
  return <Page title={useTexts().auth.resetTitle} width="text" />;
}

import { useTexts } from '../i18n/LanguageProvider.tsx';
import { Page } from '../shell/Page.tsx';

export default function ForgotPage() {
  return <Page title={useTexts().auth.forgotTitle} width="text" />;
}

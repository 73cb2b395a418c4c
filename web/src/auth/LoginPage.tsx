import { useTexts } from '../i18n/LanguageProvider.tsx';
import { Page } from '../shell/Page.tsx';

export default function LoginPage() {
  return <Page title={useTexts().auth.loginTitle} width="text" />;
}

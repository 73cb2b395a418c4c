import { useTexts } from '../i18n/LanguageProvider.tsx';
import { Page } from '../shell/Page.tsx';

export default function SignupPage() {
  return <Page title={useTexts().auth.signupTitle} width="text" />;
}

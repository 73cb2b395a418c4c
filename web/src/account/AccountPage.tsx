import { useTexts } from '../i18n/LanguageProvider.tsx';
import { Page } from '../shell/Page.tsx';

export default function AccountPage() {
  return <Page title={useTexts().account.title} width="text" />;
}

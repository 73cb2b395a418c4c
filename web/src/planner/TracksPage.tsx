import { useTexts } from '../i18n/LanguageProvider.tsx';
import { Page } from '../shell/Page.tsx';

export default function TracksPage() {
  return <Page title={useTexts().planner.title} />;
}

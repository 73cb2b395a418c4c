import { useTexts } from '../i18n/LanguageProvider.tsx';
import { Page } from '../shell/Page.tsx';

export default function PlannerPage() {
  return <Page title={useTexts().planner.title} />;
}

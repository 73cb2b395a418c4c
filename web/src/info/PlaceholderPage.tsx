import { useFrameTexts } from '../i18n/LanguageProvider.tsx';
import { paths } from '../paths.ts';
import type { MenuEntry } from '../shell/menu.ts';
import { Page } from '../shell/Page.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import styles from './PlaceholderPage.module.css';

/** Stands where a page of its own is still to come, and shows the way to what works. */
export function PlaceholderPage({ name }: { name: MenuEntry['label'] }) {
  const t = useFrameTexts().shell;
  return (
    <Page title={t[name]} lead={t.comingSoon} width="text">
      <p>{t.comingSoonHint}</p>
      <p className={styles.way}>
        <ButtonLink variant="primary" to={paths.planner}>
          {t.toPlanner}
        </ButtonLink>
      </p>
    </Page>
  );
}

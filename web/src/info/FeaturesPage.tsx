import { usePageTexts } from '../i18n/pageTexts.ts';
import { paths } from '../paths.ts';
import { Page } from '../shell/Page.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import styles from './FeaturesPage.module.css';
import { infoTexts } from './info.texts.ts';

/** A placeholder by SPEC.md §2: it shows the way to what is there. */
export default function FeaturesPage() {
  const t = usePageTexts(infoTexts).features;
  return (
    <Page title={t.title} lead={t.lead} width="text">
      <p>{t.text}</p>
      <p className={styles.ways}>
        <ButtonLink variant="primary" to={paths.home}>
          {t.tour}
        </ButtonLink>
        <ButtonLink to={paths.planner}>{t.planner}</ButtonLink>
      </p>
    </Page>
  );
}

import type { ContentOf } from '@cablepark/domain/content/contents.schema';
import { shownScenes } from '@cablepark/domain/content/scenes';
import { useQuery } from '@tanstack/react-query';
import { Page } from '../../page/Page.tsx';
import { useAuthor } from '../../staff/content/author.ts';
import { contentVersions, editedContent } from '../../staff/content/contentCalls.ts';
import { missingTexts } from '../../staff/content/missing.ts';
import form from '../../staff/form/Form.module.css';
import { useStaffTexts } from '../../staff/texts.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { editorOf, type ListedName, listedNames } from './pages.ts';
import styles from './Words.module.css';

/** /desk/pages: the home page and the park's text pages, with visibility, last change, and missing texts. */
export default function PagesPage() {
  const t = useStaffTexts().words;
  return (
    <Page title={t.title} lead={t.lead}>
      <ul className={styles.pages}>
        {listedNames.map((name) => (
          <PageRow key={name} name={name} />
        ))}
      </ul>
    </Page>
  );
}

function PageRow({ name }: { name: ListedName }) {
  const t = useStaffTexts().words;
  const content = useQuery(editedContent(name)).data;
  return (
    <li className={form.card}>
      <div className={styles.page}>
        <div className={styles.about}>
          <h2 className={form.cardTitle}>{t.names[name]}</h2>
          {content && <State name={name} content={content.content} />}
        </div>
        <ButtonLink to={editorOf(name)} aria-label={t.edit(t.names[name])}>
          {t.editShort}
        </ButtonLink>
      </div>
    </li>
  );
}

function State({ name, content }: { name: ListedName; content: ContentOf<ListedName> }) {
  const t = useStaffTexts().words;
  const { en } = missingTexts(content);
  return (
    <>
      <p>{stateOf(content, t)}</p>
      <LastChange name={name} />
      {en > 0 && <p className={form.hint}>{t.lacks(en)}</p>}
    </>
  );
}

function stateOf(content: ContentOf<ListedName>, t: ReturnType<typeof useStaffTexts>['words']): string {
  if ('scenes' in content) return t.scenes(shownScenes(content).length);
  if ('follows' in content) return content.follows ? t.follows : t.own;
  return content.isShown ? t.shown : t.hidden;
}

function LastChange({ name }: { name: ListedName }) {
  const t = useStaffTexts().words;
  const author = useAuthor();
  const versions = useQuery(contentVersions(name)).data;
  if (!versions) return null;
  const [last] = versions;
  const when = last && author(last).when;
  return <p className={form.hint}>{when ? t.changed(when) : t.never}</p>;
}

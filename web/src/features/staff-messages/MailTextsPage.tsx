import { paths } from '@cablepark/contract/paths';
import { Link } from 'react-router';
import { ContentEditorPage } from '../../staff/content/ContentEditorPage.tsx';
import { useStaffTexts } from '../../staff/texts.ts';
import { ChevronLeftIcon } from '../../ui/pageIcons.tsx';
import { MailTextFields } from './MailTextFields.tsx';
import styles from './MailTexts.module.css';

/** /desk/messages/texts: the park's additions to its mails, kind by kind, with a preview (Admin). */
export default function MailTextsPage() {
  const { messages: t } = useStaffTexts();
  return (
    <ContentEditorPage name="mails" title={t.texts.title} lead={t.texts.lead}>
      {(editor) => (
        <>
          <p>
            <Link className={styles.back} to={paths.messages}>
              <ChevronLeftIcon /> <span>{t.title}</span>
            </Link>
          </p>
          <MailTextFields editor={editor} />
        </>
      )}
    </ContentEditorPage>
  );
}

import { paths } from '@cablepark/contract/paths';
import { mailLink } from '@cablepark/domain/accounts/contact';
import { Link } from 'react-router';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { startTexts } from '../../i18n/pages/start.texts.ts';
import { usePageTexts } from '../../i18n/pageTexts.ts';
import { Page } from '../../page/Page.tsx';
import { usePark } from '../../park/ParkProvider.tsx';
import { Picture } from '../../pictures/Picture.tsx';
import { sceneSizes } from '../../pictures/shape.ts';
import { useAuth } from '../../session/AuthProvider.tsx';
import styles from './ClosedPage.module.css';
import { closedTitle } from './closedTitle.ts';

/** The page of a park that is not open yet: the opening date and the contact. */
export default function ClosedPage() {
  const t = usePageTexts(startTexts).closed;
  const { language } = useLanguage();
  const { opening } = usePark();
  const { user } = useAuth();
  const title = closedTitle(t, opening.day, language);
  return (
    <Page title={title} heading={null} width="full">
      <section className={styles.scene}>
        <Picture name="cable" alt="" sizes={sceneSizes} eager fill />
        <div className={styles.card}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{t.lead}</p>
          <Contact />
          <p>
            <Link className={styles.login} to={user ? paths.account : paths.login}>
              {user ? t.account : t.staff}
            </Link>
          </p>
        </div>
      </section>
    </Page>
  );
}

/** The park's contact details, if entered. */
function Contact() {
  const t = usePageTexts(startTexts).closed;
  const { phone, email, address } = usePark().contact;
  if (!phone && !email && !address) return null;
  return (
    <dl className={styles.contact}>
      {phone && (
        <div>
          <dt>{t.call}</dt>
          <dd>
            <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
          </dd>
        </div>
      )}
      {email && (
        <div>
          <dt>{t.write}</dt>
          <dd>
            <a href={mailLink(email)}>{email}</a>
          </dd>
        </div>
      )}
      {address && (
        <div>
          <dt>{t.address}</dt>
          <dd className={styles.address}>{address}</dd>
        </div>
      )}
    </dl>
  );
}

import { paths } from '@cablepark/contract/paths';
import { presentPath } from '@cablepark/contract/payments/passes';
import { inLanguage } from '@cablepark/domain/words/in-language';
import { createPortal } from 'react-dom';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { ownPassesTexts } from '../../../i18n/pages/own-passes.texts.ts';
import { usePageTexts } from '../../../i18n/pageTexts.ts';
import { Button } from '../../../ui/Button.tsx';
import { LinkToCopy } from '../../../ui/fields/LinkToCopy.tsx';
import { Alert } from '../../../ui/status/Alert.tsx';
import type { OwnPass } from '../api/ownPasses.ts';
import styles from './Passes.module.css';
import { useTakePass } from './useTakePass.ts';
import printed from './Voucher.module.css';
import { Voucher } from './Voucher.tsx';

/** For its giver, or the desk that sold it: a sheet to print, a link to send. */
export function GivenPresent({ pass, code, isStaff }: { pass: OwnPass; code: string; isStaff: boolean }) {
  const t = usePageTexts(ownPassesTexts).present;
  const { language } = useLanguage();
  const link = new URL(presentPath(code), window.location.origin).href;
  const voucher = <Voucher pass={pass} code={code} link={link} />;
  const share = () =>
    navigator.share({ title: inLanguage(pass.kind.name, language), text: t.shareText, url: link });
  return (
    <>
      <p>{t.hint}</p>
      <div className={styles.card}>
        {voucher}
        <Button variant="primary" onClick={() => window.print()}>
          {t.print}
        </Button>
        {'share' in navigator && (
          // Closing the share menu rejects; that needs no message.
          <Button onClick={() => void share().catch(() => undefined)}>{t.share}</Button>
        )}
        <LinkToCopy link={link} label={t.link} copy={t.copy} copied={t.copied} />
        {!isStaff && <KeepPresent code={code} />}
      </div>
      {createPortal(<div className={printed.sheet}>{voucher}</div>, document.body)}
    </>
  );
}

/** Until somebody accepts it, its giver may keep it. */
function KeepPresent({ code }: { code: string }) {
  const t = usePageTexts(ownPassesTexts).present;
  const navigate = useNavigate();
  const { take, busy, fault } = useTakePass(() => navigate(paths.ownPasses));
  return (
    <>
      <Button variant="quiet" busy={busy} onClick={() => take(code)}>
        {t.keepIt}
      </Button>
      {fault && <Alert kind="danger">{fault}</Alert>}
    </>
  );
}

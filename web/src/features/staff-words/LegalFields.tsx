import { paths } from '@cablepark/contract/paths';
import type { LegalPage } from '@cablepark/domain/legal/legal.schema';
import { dayOf } from '@cablepark/domain/time/park-time';
import { Link } from 'react-router';
import { usePark } from '../../park/ParkProvider.tsx';
import form from '../../staff/form/Form.module.css';
import { useStaffTexts } from '../../staff/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { useConfirm } from '../../ui/dialogs/Modals.tsx';
import { Field } from '../../ui/fields/Field.tsx';
import { Alert } from '../../ui/status/Alert.tsx';
import { useNow } from '../../ui/useNow.ts';
import { HeadFields, type HeadOf } from './HeadFields.tsx';
import { SectionList } from './SectionList.tsx';

const nothing = { pl: '', en: '' };
const mostLegalSections = 40;

interface LegalFieldsProps extends HeadOf {
  draft: LegalPage;
  /** Whether the page shows the built-in text. */
  shows: boolean;
  change: (part: Partial<LegalPage>) => void;
}

/** The terms or the privacy policy: the built-in text, which uses the park's details, or the park's own. */
export function LegalFields({ draft, shows, change, fault }: LegalFieldsProps) {
  const t = useStaffTexts().words.legal;
  const { zone, operator } = usePark();
  const today = dayOf(useNow(), zone).toString();
  const confirm = useConfirm();
  const goBack = async () => {
    const question = { title: t.backQuestion, text: t.backText, confirmLabel: t.back };
    if (await confirm(question)) change({ follows: true });
  };
  if (draft.follows) {
    return (
      <div className={form.card}>
        {(operator.name === null || operator.address === null) && (
          <Alert kind="warning">
            <span>{t.lacksSeller}</span> <Link to={paths.park}>{t.addSeller}</Link>
          </Alert>
        )}
        <p>{shows ? t.ours : t.willBeOurs}</p>
        <div className={form.actions}>
          <Button onClick={() => change({ follows: false, inForceFrom: today })}>{t.write}</Button>
        </div>
      </div>
    );
  }
  return (
    <>
      <div className={form.card}>
        <p>{t.own}</p>
        <div className={form.actions}>
          <Button onClick={() => void goBack()}>{t.back}</Button>
        </div>
        <Field
          type="date"
          label={t.inForceFrom}
          hint={t.inForceHint}
          error={fault('inForceFrom', t.dayFault)}
          value={draft.inForceFrom ?? ''}
          onChange={({ target }) => change({ inForceFrom: target.value || null })}
        />
      </div>
      <HeadFields draft={draft} change={change} fault={fault} />
      <SectionList
        sections={draft.sections}
        most={mostLegalSections}
        empty={{ heading: nothing, text: nothing }}
        onChange={(sections) => change({ sections })}
        fault={fault}
      />
    </>
  );
}

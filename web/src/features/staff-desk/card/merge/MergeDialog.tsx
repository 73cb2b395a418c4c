import type { MergePreview } from '@cablepark/contract/accounts/merges.schema';
import type { RiderCardRow } from '@cablepark/contract/accounts/rider-card.schema';
import { toGrosze } from '@cablepark/contract/money';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failedText } from '../../../../i18n/errorText.ts';
import { useTexts } from '../../../../i18n/LanguageProvider.tsx';
import { ApiError } from '../../../../lib/http/errors.ts';
import { useStaffPageTexts } from '../../../../staff/texts.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/dialogs/Dialog.tsx';
import { Alert } from '../../../../ui/status/Alert.tsx';
import { LoadFailure } from '../../../../ui/status/LoadFailure.tsx';
import { Loading } from '../../../../ui/status/Loading.tsx';
import forms from '../../forms.module.css';
import { phoneText, riderOf } from '../../rider.ts';
import { RiderSearch } from '../../riders/RiderSearch.tsx';
import { type MergePair, mergePreview } from './api/merges.ts';
import { mergeTexts } from './merge.texts.ts';
import { useMerging } from './useMerging.ts';

export interface OtherRecord {
  id: string;
  email: string | null;
}

interface Props {
  card: RiderCardRow;
  /** The proposed record; null for a search. */
  first: OtherRecord | null;
  onClose: () => void;
}

/** Finds the other record where none is proposed, then shows what a merge moves. */
export function MergeDialog({ card, first, onClose }: Props) {
  const t = useStaffPageTexts(mergeTexts);
  const [other, setOther] = useState(first);
  const pair = other && pairOf(card, other);
  return (
    <Dialog open onClose={onClose} title={t.title}>
      {pair === null && (
        <div className={forms.form}>
          {other && <Alert kind="warning">{other.id === card.id ? t.self : t.twoAccounts}</Alert>}
          <RiderSearch takesBlocked onRider={setOther} />
        </div>
      )}
      {pair && <Preview pair={pair} onClose={onClose} />}
    </Dialog>
  );
}

/** Which record stays: the account, or of two guests the one on the card. Null if the two are not a pair. */
function pairOf({ id, email }: OtherRecord, other: OtherRecord): MergePair | null {
  if (id === other.id) return null;
  if (other.email === null) return { guest: other.id, into: id };
  return email === null ? { guest: id, into: other.id } : null;
}

function Preview({ pair, onClose }: { pair: MergePair; onClose: () => void }) {
  const t = useStaffPageTexts(mergeTexts);
  const texts = useTexts();
  const query = useQuery(mergePreview(pair));
  const { merge } = useMerging();
  const { data: preview, error } = query;
  const isRefused = error instanceof ApiError && error.code === 'FORBIDDEN';
  if (isRefused) return <Alert kind="danger">{`${t.previewFailed}. ${t.previewRefused}`}</Alert>;
  if (error && !preview) return <LoadFailure title={t.previewFailed} error={error} onRetry={query.refetch} />;
  if (!preview) return <Loading />;
  return (
    <div className={forms.form}>
      <p>
        <strong>{t.moves(personText(preview.guest, t), personText(preview.into, t))}</strong>
      </p>
      <Belongings preview={preview} />
      <p className={forms.note}>{preview.needsAgreement ? t.asks : t.emptied}</p>
      {merge.error && <Alert kind="danger">{failedText(t.failed, merge.error, texts)}</Alert>}
      <div className={forms.buttons}>
        <Button onClick={onClose}>{t.cancel}</Button>
        <Button
          variant="primary"
          data-autofocus
          busy={merge.isPending}
          onClick={() => merge.mutate(pair, { onSuccess: onClose })}
        >
          {preview.needsAgreement ? t.ask : t.confirm}
        </Button>
      </div>
    </div>
  );
}

function Belongings({ preview: { belongings } }: { preview: MergePreview }) {
  const t = useStaffPageTexts(mergeTexts);
  const { common } = useTexts();
  const { paid } = belongings;
  const parts = (['rides', 'passes', 'notes', 'parties', 'enquiries'] as const)
    .filter((name) => belongings[name] > 0)
    .map((name) => t[name](belongings[name]));
  if (parts.length === 0) return <p className={forms.note}>{t.nothing}</p>;
  return <p>{[...parts, ...(paid > 0 ? [t.paid(common.price(toGrosze(paid)))] : [])].join(' · ')}</p>;
}

function personText(person: MergePreview['guest'], t: { noName: string; guest: string }): string {
  const { name, phone, email } = riderOf(person);
  return [name || t.noName, phoneText(phone), email ?? t.guest].filter(Boolean).join(', ');
}

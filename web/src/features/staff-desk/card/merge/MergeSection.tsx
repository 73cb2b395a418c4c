import type { MergesOfRider } from '@cablepark/contract/accounts/merges.schema';
import type { RiderCardRow } from '@cablepark/contract/accounts/rider-card.schema';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import form from '../../../../staff/form/Form.module.css';
import { useStaffPageTexts } from '../../../../staff/texts.ts';
import { Button } from '../../../../ui/Button.tsx';
import { LoadFailure } from '../../../../ui/status/LoadFailure.tsx';
import { phoneText, riderOf } from '../../rider.ts';
import styles from '../Card.module.css';
import { mergesOf } from './api/merges.ts';
import { MergeDialog, type OtherRecord } from './MergeDialog.tsx';
import { mergeTexts } from './merge.texts.ts';
import { useMerging } from './useMerging.ts';

/** For an Admin: other records of the same person, and the merges that can be undone. */
export function MergeSection({ card }: { card: RiderCardRow }) {
  const t = useStaffPageTexts(mergeTexts);
  const query = useQuery(mergesOf(card.id));
  const [dialog, setDialog] = useState<{ other: OtherRecord | null } | null>(null);
  const { data } = query;
  return (
    <section className={form.card} aria-label={t.title} aria-busy={query.isPending}>
      <h2 className={form.cardTitle}>{t.title}</h2>
      <p className={form.hint}>{t.lead}</p>
      {query.isError && !data && (
        <LoadFailure title={t.loadFailed} error={query.error} onRetry={query.refetch} />
      )}
      {data?.proposals.length === 0 && <p className={form.hint}>{t.none}</p>}
      {data && data.proposals.length > 0 && (
        <ul className={styles.lines}>
          {data.proposals.map((proposal) => (
            <Proposal key={proposal.id} proposal={proposal} onJoin={(other) => setDialog({ other })} />
          ))}
        </ul>
      )}
      <Button aria-haspopup="dialog" onClick={() => setDialog({ other: null })}>
        {t.search}
      </Button>
      {data && data.merges.length > 0 && <Merges merges={data.merges} />}
      {dialog && <MergeDialog card={card} first={dialog.other} onClose={() => setDialog(null)} />}
    </section>
  );
}

interface ProposalProps {
  proposal: MergesOfRider['proposals'][number];
  onJoin: (other: OtherRecord) => void;
}

function Proposal({ proposal, onJoin }: ProposalProps) {
  const t = useStaffPageTexts(mergeTexts);
  const { id, email, phone, name } = riderOf(proposal);
  const label = name || t.noName;
  const facts = [phoneText(phone), email ?? t.guest, t.reasons[proposal.reason]];
  return (
    <li className={styles.line}>
      <span>{label}</span>
      <span className={styles.soft}>{facts.filter(Boolean).join(' · ')}</span>
      <Button aria-haspopup="dialog" aria-label={t.joinWith(label)} onClick={() => onJoin({ id, email })}>
        {t.join}
      </Button>
    </li>
  );
}

function Merges({ merges }: { merges: MergesOfRider['merges'] }) {
  const t = useStaffPageTexts(mergeTexts);
  const { undo } = useMerging();
  return (
    <ul className={styles.lines} aria-label={t.merges}>
      {merges.map(({ id, name, state }) => (
        <li key={id} className={styles.line}>
          <span>{t.states[state](name ?? t.noName)}</span>
          <Button
            variant="quiet"
            busy={undo.isPending && undo.variables === id}
            aria-label={t.undoOf(name ?? t.noName)}
            onClick={() => undo.mutate(id)}
          >
            {t.undo}
          </Button>
        </li>
      ))}
    </ul>
  );
}

import { nameMaxLength } from '@cablepark/domain/accounts/contact';
import { readPlaceNames, writeNames } from '@cablepark/domain/booking/party';
import { type FormEvent, useState } from 'react';
import { groupTexts } from '../../../i18n/pages/group.texts.ts';
import { usePageTexts } from '../../../i18n/pageTexts.ts';
import { Button } from '../../../ui/Button.tsx';
import { FieldFrame } from '../../../ui/fields/FieldFrame.tsx';
import type { GroupRide } from './api/group.ts';
import styles from './Group.module.css';
import type { GroupSteps } from './useGroupSteps.ts';

/** The names of a group, one per line in riding order. */
export function GroupNames({ rides, steps }: { rides: readonly GroupRide[]; steps: GroupSteps }) {
  const t = usePageTexts(groupTexts);
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? writeNames(rides.map(({ name }) => name));
  const names = readPlaceNames(text);
  const isTooLong = names.some((name) => (name ?? '').length > nameMaxLength);
  const fault =
    names.length > rides.length
      ? t.namesFault(names.length, rides.length)
      : isTooLong
        ? t.nameTooLong(nameMaxLength)
        : undefined;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (fault !== undefined || steps.isBusy) return;
    if (await steps.take({ kind: 'names', names })) setTyped(null);
  };

  return (
    <form className={styles.content} noValidate onSubmit={submit}>
      <FieldFrame label={t.names} hint={t.namesHint} error={fault}>
        {(control) => (
          <textarea
            {...control}
            rows={Math.min(rides.length + 1, 12)}
            value={text}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </FieldFrame>
      <Button type="submit" variant="primary" wide busy={steps.isBusy}>
        {t.saveNames}
      </Button>
    </form>
  );
}

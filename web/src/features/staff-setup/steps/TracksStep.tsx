import { paths } from '@cablepark/contract/paths';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { useRereadPark } from '../../../park/ParkProvider.tsx';
import { useTracks } from '../../../park/useTracks.ts';
import form from '../../../staff/form/Form.module.css';
import { useStaffTexts } from '../../../staff/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/fields/Field.tsx';
import { addTrack } from '../api/setup.ts';
import { SaveFailure } from '../SaveFailure.tsx';
import styles from '../Setup.module.css';
import { StepEnd } from '../StepEnd.tsx';
import type { StepProps } from '../stepProps.ts';
import { VisitorsSee } from '../VisitorsSee.tsx';

/** Adds tracks by name, one after the other; their other details have a page of their own. */
export function TracksStep({ state, onDone }: StepProps) {
  const t = useStaffTexts().setup.tracks;
  const tracks = useTracks();
  const isAny = state.counts.tracks > 0;
  return (
    <>
      <p className={form.hint}>{t.hint}</p>
      <VisitorsSee to={paths.planner}>{isAny && tracks?.map(({ label }) => label).join(', ')}</VisitorsSee>
      <AddTrack />
      {isAny && (
        <p>
          <Link className={styles.link} to={paths.tracksEditor}>
            {t.more}
          </Link>
        </p>
      )}
      <StepEnd step="tracks" state={state} onDone={onDone} />
    </>
  );
}

function AddTrack() {
  const t = useStaffTexts().setup.tracks;
  const queries = useQueryClient();
  const rereadPark = useRereadPark();
  const [name, setName] = useState('');
  const adding = useMutation({
    mutationFn: addTrack,
    onSuccess: async () => {
      setName('');
      rereadPark();
      await queries.invalidateQueries();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') adding.mutate(name.trim());
  };
  return (
    <form className={styles.adding} noValidate onSubmit={submit}>
      <Field
        label={t.name}
        placeholder={t.namePlaceholder}
        maxLength={60}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" busy={adding.isPending} disabled={name.trim() === ''}>
        {adding.isPending ? t.adding : t.add}
      </Button>
      <SaveFailure error={adding.error} title={t.addFailed} />
    </form>
  );
}

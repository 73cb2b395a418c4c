import { paths } from '@cablepark/contract/paths';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { useRereadPark } from '../../../park/ParkProvider.tsx';
import { type NamedTrack, useTracks } from '../../../park/useTracks.ts';
import form from '../../../staff/form/Form.module.css';
import { useStaffTexts } from '../../../staff/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/fields/Field.tsx';
import { addTrack, renameTrack } from '../api/setup.ts';
import { SaveFailure } from '../SaveFailure.tsx';
import styles from '../Setup.module.css';
import { StepEnd } from '../StepEnd.tsx';
import type { StepProps } from '../stepProps.ts';
import { VisitorsSee } from '../VisitorsSee.tsx';

/** Adds tracks by name, one after the other; typos can be corrected here, other details on another page. */
export function TracksStep({ state, onDone }: StepProps) {
  const t = useStaffTexts().setup.tracks;
  const tracks = useTracks();
  const isAny = state.counts.tracks > 0;
  const [name, setName] = useState('');
  return (
    <>
      <p className={form.hint}>{t.hint}</p>
      <VisitorsSee to={paths.planner}>{isAny && tracks?.map(({ label }) => label).join(', ')}</VisitorsSee>
      {isAny && tracks && (
        <ul className={styles.tracks}>
          {tracks.map((track) => (
            <TrackName key={track.id} track={track} />
          ))}
        </ul>
      )}
      <AddTrack name={name} onChange={setName} />
      {isAny && (
        <p>
          <Link className={styles.link} to={paths.tracksEditor}>
            {t.more}
          </Link>
        </p>
      )}
      {/* The entered track must be added first: continuing would lose the input. */}
      <StepEnd step="tracks" state={state} onDone={onDone}>
        {name.trim() === '' ? undefined : null}
      </StepEnd>
    </>
  );
}

/** The name of a track that was added, to mend a typo. */
function TrackName({ track }: { track: NamedTrack }) {
  const t = useStaffTexts().setup;
  const reread = useReread();
  const [name, setName] = useState(track.name);
  const saving = useMutation({ mutationFn: renameTrack, onSuccess: reread });
  const next = name.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (next !== '' && next !== track.name) saving.mutate({ id: track.id, name: next });
  };
  return (
    <li>
      <form className={styles.adding} noValidate onSubmit={submit}>
        <Field
          label={t.tracks.nameOf(track.label)}
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        {next !== track.name && (
          <Button type="submit" busy={saving.isPending} disabled={next === ''}>
            {saving.isPending ? t.saving : t.tracks.rename}
          </Button>
        )}
        <SaveFailure error={saving.error} />
      </form>
    </li>
  );
}

function useReread() {
  const queries = useQueryClient();
  const rereadPark = useRereadPark();
  return async () => {
    rereadPark();
    await queries.invalidateQueries();
  };
}

function AddTrack({ name, onChange }: { name: string; onChange: (name: string) => void }) {
  const t = useStaffTexts().setup.tracks;
  const reread = useReread();
  const adding = useMutation({
    mutationFn: addTrack,
    onSuccess: async () => {
      onChange('');
      await reread();
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
        onChange={(event) => onChange(event.target.value)}
      />
      <Button
        type="submit"
        variant={name.trim() === '' ? 'secondary' : 'primary'}
        busy={adding.isPending}
        disabled={name.trim() === ''}
      >
        {adding.isPending ? t.adding : t.add}
      </Button>
      <SaveFailure error={adding.error} title={t.addFailed} />
    </form>
  );
}

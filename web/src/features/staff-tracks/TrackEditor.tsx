import type { Track } from '@cablepark/domain/tracks/track';
import { freeColour } from '@cablepark/domain/tracks/track-rules';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { errorText } from '../../i18n/errorText.ts';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { isUncertain } from '../../lib/http/errors.ts';
import { useTrackName } from '../../park/TrackNames.tsx';
import form from '../../staff/form/Form.module.css';
import { useFirstFault } from '../../staff/form/useFirstFault.ts';
import { useUnsaved } from '../../staff/form/useUnsaved.ts';
import { useStaffTexts } from '../../staff/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Alert } from '../../ui/status/Alert.tsx';
import { Ending } from './Ending.tsx';
import { ObstacleFields } from './ObstacleFields.tsx';
import { TrackFields } from './TrackFields.tsx';
import { emptyTrack, formOf, readForm, type TrackFaults, type TrackForm } from './trackForm.ts';
import { useSavingTrack } from './useSavingTrack.ts';

interface TrackEditorProps {
  /** Null for a new one. */
  track: Track | null;
  tracks: readonly Track[];
  onDone: () => void;
}

const noFaults: TrackFaults = new Set();

/** One track, new or existing. */
export function TrackEditor({ track, tracks, onDone }: TrackEditorProps) {
  const t = useStaffTexts().tracks;
  const trackName = useTrackName();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { formRef, typed, faults, saving, change, submit, leave } = useEditing({ track, tracks, onDone });
  return (
    <form ref={formRef} className={form.form} noValidate onSubmit={submit}>
      <h2 ref={heading} tabIndex={-1}>
        {track ? t.editTitle(trackName(track.id)) : t.newTitle}
      </h2>
      <TrackFields form={typed} faults={faults} onChange={change} />
      <ObstacleFields
        obstacles={typed.obstacles}
        faults={faults}
        onChange={(obstacles) => change({ obstacles })}
      />
      <Failures saving={saving} hasFaults={faults.size > 0} isNew={track === null} />
      <div className={form.actions}>
        <Button type="submit" variant="primary" busy={saving.isPending}>
          {saving.isPending ? t.saving : t.save}
        </Button>
        <Button onClick={() => void leave()}>{t.back}</Button>
      </div>
      {track && <Ending track={track} onDone={onDone} />}
    </form>
  );
}

/** The form, its errors, and saving. */
function useEditing({ track, tracks, onDone }: TrackEditorProps) {
  const [before] = useState<TrackForm>(() => (track ? formOf(track) : emptyTrack(freeColour(tracks))));
  const [values, setValues] = useState(before);
  const [faults, setFaults] = useState(noFaults);
  const { form: formRef, showFault } = useFirstFault();
  const mayLeave = useUnsaved(JSON.stringify(values) !== JSON.stringify(before));

  const refuse = (newFaults: TrackFaults) => {
    setFaults(newFaults);
    if (newFaults.size > 0) showFault();
  };
  const saving = useSavingTrack({ track, before, onRefused: refuse, onDone });

  const change = (part: Partial<TrackForm>) => {
    setValues((previous) => ({ ...previous, ...part }));
    setFaults(noFaults);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const result = readForm(values);
    if ('faults' in result) refuse(result.faults);
    else saving.mutate(result.track);
  };
  const leave = async () => {
    if (await mayLeave()) onDone();
  };
  return { formRef, typed: values, faults, saving, change, submit, leave };
}

interface FailuresProps {
  saving: ReturnType<typeof useSavingTrack>;
  hasFaults: boolean;
  isNew: boolean;
}

function Failures({ saving, hasFaults, isNew }: FailuresProps) {
  const texts = useTexts();
  const t = useStaffTexts().tracks;
  if (hasFaults) return <Alert kind="danger">{t.checkFields}</Alert>;
  if (!saving.isError) return null;
  return (
    <Alert kind="danger" title={t.saveFailed}>
      <p>{errorText(saving.error, texts)}</p>
      {isNew && isUncertain(saving.error) && <p>{t.maybeSaved}</p>}
    </Alert>
  );
}

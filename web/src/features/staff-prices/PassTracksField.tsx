import { useTracks } from '../../park/useTracks.ts';
import { CheckField } from '../../staff/form/CheckField.tsx';
import form from '../../staff/form/Form.module.css';
import { useStaffTexts } from '../../staff/texts.ts';

/** All tracks, or some; with a single track there is no choice. */
export function PassTracksField({
  chosen,
  onChange,
}: {
  chosen: number[] | null;
  onChange: (tracks: number[] | null) => void;
}) {
  const t = useStaffTexts().prices.pass;
  const tracks = useTracks();
  if (!tracks || tracks.length < 2) return null;
  const all = tracks.map(({ id }) => id);
  const toggle = (id: number, isIn: boolean) => {
    const next = all.filter((each) => (each === id ? isIn : (chosen ?? all).includes(each)));
    // A pass needs at least one track.
    if (next.length > 0) onChange(next.length === all.length ? null : next);
  };
  return (
    <fieldset className={form.checks}>
      <legend className={form.legend}>{t.tracks}</legend>
      {tracks.map(({ id, label }) => (
        <CheckField
          key={id}
          label={label}
          checked={chosen === null || chosen.includes(id)}
          onChange={({ target }) => toggle(id, target.checked)}
        />
      ))}
    </fieldset>
  );
}

import { type TrackColour, trackColours } from '@cablepark/domain/tracks/track';
import { useId } from 'react';
import { TrackDot } from '../../park/TrackDot.tsx';
import form from '../../staff/form/Form.module.css';
import { useStaffTexts } from '../../staff/texts.ts';
import styles from './Tracks.module.css';

/** A choice of named colours: native radio buttons. */
export function ColourChoice({
  value,
  onChange,
}: {
  value: TrackColour;
  onChange: (colour: TrackColour) => void;
}) {
  const t = useStaffTexts().tracks;
  const name = useId();
  return (
    <fieldset className={form.group} aria-describedby={`${name}-hint`}>
      <legend className={form.legend}>{t.colour}</legend>
      <p className={form.hint} id={`${name}-hint`}>
        {t.colourHint}
      </p>
      <div className={styles.colours}>
        {trackColours.map((colour) => (
          <label key={colour} className={styles.colour}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              checked={colour === value}
              onChange={() => onChange(colour)}
            />
            <TrackDot colour={colour} />
            <span>{t.colours[colour]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

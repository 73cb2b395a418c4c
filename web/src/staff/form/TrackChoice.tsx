import { NoTracks } from '../../park/NoTracks.tsx';
import { useTracks } from '../../park/useTracks.ts';
import { useStaffTexts } from '../texts.ts';
import { CheckField } from './CheckField.tsx';
import styles from './Form.module.css';

/** Any of the park's tracks, even closed ones, which also need preparation. */
export function TrackChoice(props: {
  legend: string;
  chosen: readonly number[];
  onChange: (tracks: number[]) => void;
}) {
  const t = useStaffTexts().form;
  const tracks = useTracks();
  if (tracks?.length === 0) return <NoTracks />;
  const change = (id: number, isChosen: boolean) =>
    props.onChange(isChosen ? [...props.chosen, id] : props.chosen.filter((other) => other !== id));
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{props.legend}</legend>
      <div className={styles.checks}>
        {tracks?.map(({ id, label, status }) => (
          <CheckField
            key={id}
            label={status === 'closed' ? t.closedTrack(label) : label}
            checked={props.chosen.includes(id)}
            onChange={(event) => change(id, event.target.checked)}
          />
        ))}
      </div>
    </fieldset>
  );
}

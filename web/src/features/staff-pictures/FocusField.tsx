import type { LibraryPictureRow } from '@cablepark/contract/park/pictures.schema';
import { type Focus, focusStep } from '@cablepark/domain/pictures/pictures';
import { type PointerEvent, useId } from 'react';
import { LibraryPicture } from '../../pictures/LibraryPicture.tsx';
import form from '../../staff/form/Form.module.css';
import { useStaffTexts } from '../../staff/texts.ts';
import { focusAt } from './focusAt.ts';
import styles from './Pictures.module.css';

interface FocusFieldProps {
  picture: LibraryPictureRow;
  focus: Focus;
  onChange: (focus: Focus) => void;
}

/** The focal point that stays in view: tapped or dragged on the picture, or moved by the arrow keys. */
export function FocusField({ picture, focus, onChange }: FocusFieldProps) {
  const t = useStaffTexts().library;
  const hintId = useId();
  const follow = (event: PointerEvent<HTMLDivElement>) => {
    onChange(focusAt(event.currentTarget.getBoundingClientRect(), event));
  };
  return (
    <fieldset className={styles.focus} aria-describedby={hintId}>
      <legend className={form.legend}>{t.focus}</legend>
      <p className={form.hint} id={hintId}>
        {t.focusHint}
      </p>
      <div
        className={styles.board}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          follow(event);
        }}
        onPointerMove={(event) => event.buttons > 0 && follow(event)}
      >
        <LibraryPicture id={picture.id} files={picture} alt="" sizes="(width >= 45rem) 30rem, 92vw" />
        <span className={styles.point} style={{ left: `${focus.x}%`, top: `${focus.y}%` }} />
      </div>
      <Slide label={t.focusAcross} value={focus.x} onChange={(x) => onChange({ ...focus, x })} />
      <Slide label={t.focusDown} value={focus.y} onChange={(y) => onChange({ ...focus, y })} />
    </fieldset>
  );
}

function Slide(props: { label: string; value: number; onChange: (value: number) => void }) {
  const { label, value, onChange } = props;
  return (
    <label className={styles.slide}>
      <span>{label}</span>
      <input
        type="range"
        min={0}
        max={100}
        step={focusStep}
        value={value}
        aria-valuetext={`${value}%`}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </label>
  );
}

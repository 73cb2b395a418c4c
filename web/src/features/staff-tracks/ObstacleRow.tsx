import { useId } from 'react';
import { ObstaclePicture } from '../../park/ObstaclePicture.tsx';
import { isOwnPicture, ownPictures } from '../../park/obstaclePictures.ts';
import form from '../../staff/form/Form.module.css';
import { MoveButtons } from '../../staff/form/MoveButtons.tsx';
import { SelectField } from '../../staff/form/SelectField.tsx';
import { LibraryPick } from '../../staff/pictures/LibraryPick.tsx';
import { PictureUpload } from '../../staff/pictures/PictureUpload.tsx';
import { useStaffTexts } from '../../staff/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/fields/Field.tsx';
import styles from './Tracks.module.css';
import type { ObstacleForm, TrackFaults } from './trackForm.ts';

interface ObstacleRowProps {
  obstacle: ObstacleForm;
  /** From 1. */
  place: number;
  isLast: boolean;
  faults: TrackFaults;
  onChange: (part: Partial<ObstacleForm>) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** One obstacle: its position, its names, its picture. */
export function ObstacleRow(props: ObstacleRowProps) {
  const { obstacle, place, isLast, faults, onChange, onMove, onRemove } = props;
  const t = useStaffTexts().tracks;
  const name = obstacle.name.trim() || t.obstacle(place);
  const fault = (field: string) =>
    faults.has(`obstacles.${place - 1}.${field}`) ? t.faults.name : undefined;
  return (
    <li className={styles.obstacle}>
      <MoveButtons
        up={t.obstacleUp(name)}
        down={t.obstacleDown(name)}
        isFirst={place === 1}
        isLast={isLast}
        onMove={onMove}
      />
      <fieldset className={styles.fields} aria-label={name}>
        <div className={form.row}>
          <Field
            label={t.obstacleName}
            lang="pl"
            required
            maxLength={60}
            value={obstacle.name}
            error={fault('name')}
            onChange={(event) => onChange({ name: event.target.value })}
          />
          <Field
            label={t.obstacleNameEn}
            lang="en"
            maxLength={60}
            value={obstacle.nameEn}
            error={fault('name_en')}
            onChange={(event) => onChange({ nameEn: event.target.value })}
          />
        </div>
        <PictureChoice
          picture={obstacle.picture}
          called={name}
          onChange={(picture) => onChange({ picture })}
        />
        <div className={form.actions}>
          <Button variant="quietDanger" onClick={onRemove}>
            {t.removeObstacle(name)}
          </Button>
        </div>
      </fieldset>
    </li>
  );
}

interface PictureChoiceProps {
  picture: string | null;
  called: string;
  onChange: (picture: string | null) => void;
}

/** A choice of a built-in picture, an upload, a library picture, or none; with a preview. */
function PictureChoice({ picture, called, onChange }: PictureChoiceProps) {
  const { tracks: t, picture: words } = useStaffTexts();
  const hintId = useId();
  const isSent = picture !== null && !isOwnPicture(picture);
  return (
    <div className={styles.choosing}>
      <div className={styles.thumb}>
        {picture !== null && <ObstaclePicture picture={picture} name={called} sizes="12rem" />}
      </div>
      <div className={styles.choices}>
        <SelectField
          label={t.picture}
          value={picture ?? ''}
          onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
        >
          <option value="">{t.noPicture}</option>
          {isSent && <option value={picture}>{t.ownPicture}</option>}
          {ownPictures.map((own) => (
            <option key={own} value={own}>
              {t.pictures[own]}
            </option>
          ))}
        </SelectField>
        <div className={form.actions}>
          <PictureUpload label={t.sendPicture(called)} hintId={hintId} onSent={onChange} />
          <LibraryPick label={called} value={picture} onChoose={onChange} />
        </div>
        <p className={form.hint} id={hintId}>
          {words.hint}
        </p>
      </div>
    </div>
  );
}

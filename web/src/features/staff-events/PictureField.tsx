import { fileAddress } from '@cablepark/contract/park/files';
import { useId } from 'react';
import form from '../../staff/form/Form.module.css';
import { LibraryPick } from '../../staff/pictures/LibraryPick.tsx';
import { PictureUpload } from '../../staff/pictures/PictureUpload.tsx';
import { useStaffTexts } from '../../staff/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import styles from './Events.module.css';

/** The event's picture, uploaded or from the library, as the server stores it. */
export function PictureField(props: {
  /** The event's name in the form. */
  name: string;
  image: string | null;
  onChange: (image: string | null) => void;
}) {
  const { events: t, picture } = useStaffTexts();
  const hintId = useId();
  return (
    <fieldset className={classes(form.group, form.card)}>
      <legend className={form.sectionTitle}>{t.picture}</legend>
      {props.image !== null && (
        <img className={styles.picture} src={fileAddress(props.image)} alt={t.pictureOf(props.name)} />
      )}
      <p className={form.hint} id={hintId}>
        {picture.hint}
      </p>
      <div className={form.actions}>
        <PictureUpload
          label={props.image === null ? picture.choose : picture.change}
          hintId={hintId}
          onSent={props.onChange}
        />
        <LibraryPick label={t.pictureOf(props.name)} value={props.image} onChoose={props.onChange} />
        {props.image !== null && (
          <Button variant="quiet" onClick={() => props.onChange(null)}>
            {picture.remove}
          </Button>
        )}
      </div>
    </fieldset>
  );
}

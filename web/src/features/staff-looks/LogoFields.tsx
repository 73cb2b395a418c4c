import type { Logo, Looks } from '@cablepark/domain/theme/looks.schema';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { errorText } from '../../i18n/errorText.ts';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { CheckField } from '../../staff/form/CheckField.tsx';
import form from '../../staff/form/Form.module.css';
import upload from '../../staff/pictures/PictureUpload.module.css';
import { pictureFaultOf } from '../../staff/pictures/picture.ts';
import { useStaffTexts } from '../../staff/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Alert } from '../../ui/status/Alert.tsx';
import { Spinner } from '../../ui/status/Spinner.tsx';
import { foundInDrawing, logoTypes, uploadLogo } from './uploadLogo.ts';

interface LogoFieldsProps {
  draft: Looks;
  onChange: (logo: Logo | null) => void;
}

/** The logo: uploaded at once, but the park's only after saving; and its layout in the bar. */
export function LogoFields({ draft: { logo }, onChange }: LogoFieldsProps) {
  const t = useStaffTexts().looks;
  return (
    <fieldset className={form.card}>
      <legend className={form.sectionTitle}>{t.logo}</legend>
      <LogoUpload
        label={logo ? t.changeLogo : t.chooseLogo}
        onSent={(file) => onChange({ withName: true, onPlate: false, ...logo, ...file })}
      />
      {logo && (
        <>
          <div className={form.checks}>
            <CheckField
              label={t.withName}
              checked={logo.withName}
              onChange={({ target }) => onChange({ ...logo, withName: target.checked })}
            />
            <CheckField
              label={t.onPlate}
              checked={logo.onPlate}
              onChange={({ target }) => onChange({ ...logo, onPlate: target.checked })}
            />
          </div>
          <p className={form.hint}>{t.plateHint}</p>
          <div className={form.actions}>
            <Button variant="quiet" onClick={() => onChange(null)}>
              {t.removeLogo}
            </Button>
          </div>
        </>
      )}
    </fieldset>
  );
}

type LogoFile = Pick<Logo, 'file' | 'width' | 'height'>;

function LogoUpload({ label, onSent }: { label: string; onSent: (file: LogoFile) => void }) {
  const t = useStaffTexts().looks;
  const hint = useId();
  const sending = useMutation({
    mutationFn: uploadLogo,
    onSuccess: ({ id, width, height }) => onSent({ file: id, width, height }),
  });
  return (
    <>
      <p className={form.hint} id={hint}>
        {t.logoHint}
      </p>
      {sending.isError && <Refusal error={sending.error} />}
      {sending.isPending ? (
        <output className={upload.uploading}>
          <Spinner /> <span>{t.sending}</span>
        </output>
      ) : (
        <label className={upload.choose}>
          <span>{label}</span>
          <input
            type="file"
            className={upload.file}
            accept={logoTypes.join(',')}
            aria-describedby={hint}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) sending.mutate(file);
              // Allows the same file again after a failure.
              target.value = '';
            }}
          />
        </label>
      )}
    </>
  );
}

/** The error of the file, and the allowed ones. */
function Refusal({ error }: { error: Error }) {
  const texts = useTexts();
  const { looks: t, picture } = useStaffTexts();
  const forbidden = foundInDrawing(error);
  const fault = pictureFaultOf(error);
  const ofPicture = fault ? picture.faults[fault] : errorText(error, texts);
  return (
    <Alert kind="danger">
      {forbidden === null ? ofPicture : forbidden === '' ? t.tooLarge : t.notPlain(forbidden)}
    </Alert>
  );
}

import type { PublicPicture } from '@cablepark/domain/pictures/pictures';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { ParkPicture } from '../../pictures/ParkPicture.tsx';
import { LoadFailure } from '../../ui/status/LoadFailure.tsx';
import { useStaffTexts } from '../texts.ts';
import { LibraryUpload } from './LibraryUpload.tsx';
import { library } from './libraryCalls.ts';
import styles from './PicturePicker.module.css';
import { usePictures } from './usePictures.ts';

interface PictureChoicesProps {
  value: string | null;
  onChoose: (name: string) => void;
}

/** An upload, the library's pictures, and the built-in ones. */
export function PictureChoices({ value, onChoose }: PictureChoicesProps) {
  const t = useStaffTexts().library;
  const rows = useQuery(library());
  const all = Object.entries(usePictures());
  const own = all.filter(([, { files }]) => files !== null);
  const ours = all.filter(([, { files }]) => files === null);
  return (
    <div className={styles.choices}>
      <LibraryUpload label={t.sendOne} onSent={({ id }) => onChoose(id)} />
      {rows.isError && <LoadFailure title={t.loadFailed} error={rows.error} onRetry={rows.refetch} />}
      {own.length > 0 && <Choices title={t.own} pictures={own} value={value} onChoose={onChoose} />}
      <Choices title={t.ours} pictures={ours} value={value} onChoose={onChoose} />
    </div>
  );
}

interface ChoicesProps extends PictureChoicesProps {
  title: string;
  pictures: [string, PublicPicture][];
}

/** A choice of pictures. */
export function Choices({ title, pictures, value, onChoose }: ChoicesProps) {
  const t = useStaffTexts().library;
  const { language } = useLanguage();
  return (
    <section>
      <h3 className={styles.heading}>{title}</h3>
      <ul className={styles.grid}>
        {pictures.map(([name, picture], index) => (
          <li key={name}>
            <button
              type="button"
              className={styles.choice}
              aria-pressed={name === value}
              aria-label={picture.alt[language] || picture.alt.pl || picture.alt.en || t.unnamed(index + 1)}
              onClick={() => onChoose(name)}
            >
              <ParkPicture name={name} pictures={{ [name]: picture }} sizes="12rem" fill decorative />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

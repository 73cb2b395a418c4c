import type { LibraryPictureRow } from '@cablepark/contract/park/pictures.schema';
import { Link } from 'react-router';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { LibraryPicture } from '../../pictures/LibraryPicture.tsx';
import { useStaffTexts } from '../../staff/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { WarningIcon } from '../../ui/icons.tsx';
import styles from './Pictures.module.css';
import { useRemoving } from './useRemoving.ts';
import { useUses } from './useUses.ts';

interface PictureCardProps {
  picture: LibraryPictureRow;
  /** From 1: its name until it has a description. */
  place: number;
  onEdit: () => void;
}

/** A picture, its description, and its uses. */
export function PictureCard({ picture, place, onEdit }: PictureCardProps) {
  const { library: t, content } = useStaffTexts();
  const { language } = useLanguage();
  const { pl, en } = picture.alt;
  const description = picture.alt[language] || pl || en;
  const name = description || t.unnamed(place);
  const removing = useRemoving(picture);
  return (
    <li className={styles.card}>
      <div className={styles.shown}>
        <LibraryPicture
          id={picture.id}
          files={picture}
          alt={description}
          sizes="(width >= 45rem) 20rem, 92vw"
          fill
        />
      </div>
      <div className={styles.words}>
        {description !== '' && <p>{description}</p>}
        {description === '' && <Missing>{t.altMissing}</Missing>}
        {description !== '' && pl === '' && <Missing>{content.missingPolish}</Missing>}
        {description !== '' && en === '' && <Missing>{content.missingEnglish}</Missing>}
        <ShownOn picture={picture} />
        <div className={styles.actions}>
          <Button aria-label={t.editOne(name)} onClick={onEdit}>
            {t.edit}
          </Button>
          <Button
            variant="quietDanger"
            aria-label={t.removeOne(name)}
            busy={removing.busy}
            onClick={removing.ask}
          >
            {t.remove}
          </Button>
        </div>
      </div>
    </li>
  );
}

function Missing({ children }: { children: string }) {
  return (
    <p className={styles.missing}>
      <WarningIcon /> <span>{children}</span>
    </p>
  );
}

function ShownOn({ picture }: { picture: LibraryPictureRow }) {
  const t = useStaffTexts().library;
  const uses = useUses()(picture);
  if (uses.length === 0) return <p className={styles.soft}>{t.nowhere}</p>;
  return (
    <p>
      <span>{`${t.pages}:`}</span>{' '}
      {uses.map(({ name, to }, index) => (
        <span key={index}>
          {index > 0 && <span>, </span>}
          {to ? <Link to={to}>{name}</Link> : <span>{name}</span>}
        </span>
      ))}
    </p>
  );
}

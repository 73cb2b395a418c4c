import type { PublicPictures } from '@cablepark/domain/pictures/pictures';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { LibraryPicture } from './LibraryPicture.tsx';
import { PICTURES, type PictureName } from './manifest.ts';
import { Picture } from './Picture.tsx';

interface ParkPictureProps {
  /** A built-in picture by name, or a library picture by id, as a content names it; null renders nothing. */
  name: string | null;
  /** The content's `useContent(…).pictures`. */
  pictures: PublicPictures;
  /** Its width, as in the `sizes` attribute. */
  sizes: string;
  /** For the first screen. */
  eager?: boolean;
  /** Covers its container, which is positioned. */
  fill?: boolean;
  /** If the text beside it has the same meaning. */
  decorative?: boolean;
}

/** A picture of a page, with its alternative text in the page's language. */
export function ParkPicture({ name, pictures, decorative = false, ...props }: ParkPictureProps) {
  const { language } = useLanguage();
  const picture = name !== null && Object.hasOwn(pictures, name) && pictures[name];
  if (!picture) return null;
  const { pl, en } = picture.alt;
  const alt = decorative ? '' : (language === 'pl' && pl) || en || pl;
  if (picture.files) return <LibraryPicture id={name} files={picture.files} alt={alt} {...props} />;
  return isOurs(name) ? <Picture name={name} alt={alt} {...props} /> : null;
}

export function isOurs(name: string): name is PictureName {
  return Object.hasOwn(PICTURES, name);
}

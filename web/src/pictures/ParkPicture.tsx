import type { PublicPictures } from '@cablepark/domain/pictures/pictures';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { LibraryPicture } from './LibraryPicture.tsx';
import { PICTURES, type PictureName } from './manifest.ts';
import { Picture } from './Picture.tsx';

interface ParkPictureProps {
  /** One of ours by its name, or one of the park's library by its id, as a content names it; nothing is shown for none. */
  name: string | null;
  /** What came with the content: `useContent(…).pictures`. */
  pictures: PublicPictures;
  /** How wide it stands, as in the `sizes` attribute. */
  sizes: string;
  /** For what the visitor sees first. */
  eager?: boolean;
  /** Covers its container, which is positioned. */
  fill?: boolean;
  /** Where the words beside it say all that there is to see. */
  decorative?: boolean;
}

/** A picture of a page, with what is said instead of it in the page's language. */
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

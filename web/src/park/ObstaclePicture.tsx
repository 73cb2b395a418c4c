import { fileAddress } from '@cablepark/contract/park/files';
import { useTexts } from '../i18n/LanguageProvider.tsx';
import { hostedUrl } from '../lib/http/urls.ts';
import { Picture } from '../pictures/Picture.tsx';
import styles from './ObstaclePicture.module.css';
import { isOwnPicture } from './obstaclePictures.ts';

interface ObstaclePictureProps {
  /** A built-in picture by name, or an uploaded one by id. */
  picture: string;
  /** Alternative text of an uploaded picture; empty if the name is beside it. */
  name: string;
  sizes: string;
  eager?: boolean;
}

/** The picture of an obstacle, always in the same shape. */
export function ObstaclePicture({ picture, name, sizes, eager = false }: ObstaclePictureProps) {
  const t = useTexts().planner;
  if (isOwnPicture(picture)) {
    return <Picture name={picture} alt={t.pictures[picture]} sizes={sizes} eager={eager} />;
  }
  return (
    <img
      className={styles.uploaded}
      src={hostedUrl(fileAddress(picture))}
      alt={name}
      width={960}
      height={640}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}

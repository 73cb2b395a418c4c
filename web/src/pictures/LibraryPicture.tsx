import { pictureAddress } from '@cablepark/contract/park/files';
import { type LibraryType, libraryTypes } from '@cablepark/contract/park/pictures';
import type { LibraryFiles } from '@cablepark/domain/pictures/pictures';
import { hostedUrl } from '../lib/http/urls.ts';
import { classes } from '../ui/classes.ts';
import styles from './LibraryPicture.module.css';

interface LibraryPictureProps {
  id: string;
  files: LibraryFiles;
  alt: string;
  sizes: string;
  eager?: boolean;
  /** Covers its container, with the focal point in view. */
  fill?: boolean;
}

/** The `srcset` of a picture's files of one type. */
export function librarySet(id: string, { widths }: Pick<LibraryFiles, 'widths'>, type: LibraryType): string {
  return widths.map((each) => `${hostedUrl(pictureAddress(id, each, type))} ${each}w`).join(', ');
}

/** A library picture: responsive, with a fixed aspect ratio, and a blurred hint while loading. */
export function LibraryPicture({ id, files, alt, sizes, eager = false, fill = false }: LibraryPictureProps) {
  const { width, height, widths, focus, placeholder } = files;
  const [first, second] = libraryTypes;
  return (
    // The content security policy forbids style attributes: the focal point is in attributes that the style sheet reads.
    <span className={classes(styles.frame, fill && styles.fill)} data-x={focus.x} data-y={focus.y}>
      {placeholder !== '' && <img className={styles.hint} src={placeholder} alt="" />}
      <picture className={styles.sources}>
        <source type={`image/${first}`} srcSet={librarySet(id, files, first)} sizes={sizes} />
        <img
          className={styles.picture}
          srcSet={librarySet(id, files, second)}
          sizes={sizes}
          src={hostedUrl(pictureAddress(id, widths.at(-1) ?? width, second))}
          width={width}
          height={height}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding={eager ? 'sync' : 'async'}
        />
      </picture>
    </span>
  );
}

import { classes } from '../ui/classes.ts';
import { PICTURES, type PictureName } from './manifest.ts';
import styles from './Picture.module.css';
import { fileSet, fileTypes, type Shape, uprightScreen } from './shape.ts';

interface PictureProps {
  name: PictureName;
  alt: string;
  /** Its width, as in the `sizes` attribute. */
  sizes: string;
  /** For the first screen; others load lazily. */
  eager?: boolean;
  /** Covers its container; upright screens get the upright version. */
  fill?: boolean;
}

/** A built-in picture: AVIF or WebP, responsive, with a fixed aspect ratio, and a blurred hint while loading. */
export function Picture({ name, alt, sizes, eager = false, fill = false }: PictureProps) {
  const entry: { wide: Shape; phone?: Shape } = PICTURES[name];
  const { width, height } = entry.wide;
  const phone = fill ? entry.phone : undefined;
  return (
    <picture className={classes(fill && styles.frame)}>
      {phone &&
        fileTypes.map((type) => (
          <source
            key={type}
            media={uprightScreen}
            type={`image/${type}`}
            srcSet={fileSet(`${name}-phone`, type, phone)}
            sizes="100vw"
            width={phone.width}
            height={phone.height}
          />
        ))}
      <source type="image/avif" srcSet={fileSet(name, 'avif', entry.wide)} sizes={sizes} />
      <img
        className={classes(styles.picture, fill && styles.fill)}
        data-picture={name}
        srcSet={fileSet(name, 'webp', entry.wide)}
        sizes={sizes}
        src={`/art/${name}-${width}.webp`}
        width={width}
        height={height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        // The first frame includes an eager picture.
        decoding={eager ? 'sync' : 'async'}
      />
    </picture>
  );
}

import { classes } from '../ui/classes.ts';
import { PICTURES, type PictureName } from './manifest.ts';
import styles from './Picture.module.css';
import { fileSet, fileTypes, type Shape, uprightScreen } from './shape.ts';

interface PictureProps {
  name: PictureName;
  alt: string;
  /** How wide it stands, as in the `sizes` attribute. */
  sizes: string;
  /** For what the visitor sees first; everything else waits until it comes near. */
  eager?: boolean;
  /** Covers its container; on upright screens with the picture that was taken for them. */
  fill?: boolean;
}

/** One of the park's pictures: AVIF or WebP in the fitting width, its place kept, a blurred hint until it is there. */
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
        // What is seen first is painted with the first frame.
        decoding={eager ? 'sync' : 'async'}
      />
    </picture>
  );
}

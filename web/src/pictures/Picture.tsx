import { PICTURES, type PictureName } from './manifest.ts';
import styles from './Picture.module.css';

interface PictureProps {
  name: PictureName;
  alt: string;
  /** How wide it stands, as in the `sizes` attribute. */
  sizes: string;
  /** For what the visitor sees first; everything else waits until it comes near. */
  eager?: boolean;
}

/** One of the park's pictures: AVIF or WebP in the fitting width, its place kept, a blurred hint until it is there. */
export function Picture({ name, alt, sizes, eager = false }: PictureProps) {
  const { width, height, widths, placeholder } = PICTURES[name].wide;
  const files = (type: string) => widths.map((each) => `/art/${name}-${each}.${type} ${each}w`).join(', ');
  return (
    <picture>
      <source type="image/avif" srcSet={files('avif')} sizes={sizes} />
      <img
        className={styles.picture}
        srcSet={files('webp')}
        sizes={sizes}
        src={`/art/${name}-${width}.webp`}
        width={width}
        height={height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        style={{ backgroundImage: `url("${placeholder}")` }}
      />
    </picture>
  );
}

import styles from './Skeleton.module.css';

interface Size {
  /** CSS length or percentage; the whole width if absent. */
  width?: string;
  /** CSS length: the height of the coming content, so that nothing moves. */
  height: string;
}

/** A placeholder for loading content. Announce once, elsewhere, that the page is loading. */
export function Skeleton({ width = '100%', height }: Size) {
  return (
    <span className={styles.skeleton} style={{ inlineSize: width, blockSize: height }} aria-hidden="true" />
  );
}

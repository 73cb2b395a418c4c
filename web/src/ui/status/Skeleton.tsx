import styles from './Skeleton.module.css';

interface Size {
  /** CSS length or percentage; the whole width if absent. */
  width?: string;
  /** CSS length: the height of what will stand here, so that nothing moves when it comes. */
  height: string;
}

/** Holds the place of what is still loading. Say once, elsewhere, that the page is loading. */
export function Skeleton({ width = '100%', height }: Size) {
  return (
    <span className={styles.skeleton} style={{ inlineSize: width, blockSize: height }} aria-hidden="true" />
  );
}

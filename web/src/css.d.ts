import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Custom properties that a style sheet reads. */
    [property: `--${string}`]: string | number | undefined;
  }
}

import { useId } from 'react';
import styles from './QrCode.module.css';
import { qrPath } from './qrPath.ts';

interface QrCodeProps {
  text: string;
  /** The accessible name. */
  title: string;
}

/** Dark on white in any colour scheme: cameras read nothing else reliably. Fills the width. */
export default function QrCode({ text, title }: QrCodeProps) {
  const id = useId();
  const { size, path } = qrPath(text);
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-labelledby={id}>
      <title id={id}>{title}</title>
      <rect width={size} height={size} fill="#ffffff" />
      <path d={path} fill="#000000" shapeRendering="crispEdges" />
    </svg>
  );
}

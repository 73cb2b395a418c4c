import { Suspense } from 'react';
import { lazyExtra } from '../../lib/lazyExtra.tsx';
import { Skeleton } from '../status/Skeleton.tsx';

const QrCode = lazyExtra(() => import('./QrCode.tsx'));

/** A QR code from a lazy chunk; if that fails to load, the letters beside it suffice. */
export function LazyQrCode(props: { text: string; title: string }) {
  return (
    <Suspense fallback={<Skeleton width="100%" height="100%" />}>
      <QrCode {...props} />
    </Suspense>
  );
}

import { Suspense } from 'react';
import { lazyExtra } from '../../../lib/lazyExtra.ts';
import { Skeleton } from '../../../ui/status/Skeleton.tsx';

const QrCode = lazyExtra(() => import('./QrCode.tsx'));

/** A QR code, drawn by what is fetched for it; where that does not come, the letters beside it do. */
export function LazyQrCode(props: { text: string; title: string }) {
  return (
    <Suspense fallback={<Skeleton width="100%" height="100%" />}>
      <QrCode {...props} />
    </Suspense>
  );
}

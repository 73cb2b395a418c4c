import { Suspense } from 'react';
import { lazyExtra } from '../lib/lazyExtra.tsx';
import { useAuth } from '../session/AuthProvider.tsx';
import { KeptLanguage } from './KeptLanguage.tsx';

const Installed = lazyExtra(() => import('./Installed.tsx'));

/** Stores a visit's data in the account and on the device; other visits never load this code. */
export default function Kept({ isInstalled }: { isInstalled: boolean }) {
  const { user } = useAuth();
  return (
    <>
      {user && <KeptLanguage />}
      {isInstalled && (
        <Suspense>
          <Installed />
        </Suspense>
      )}
    </>
  );
}

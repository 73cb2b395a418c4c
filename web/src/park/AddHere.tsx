import { type ComponentProps, Suspense } from 'react';
import { lazyExtra } from '../lib/lazyExtra.tsx';
import { useAuth } from '../session/AuthProvider.tsx';

/** Includes the table of rights, which visitors' pages don't load. */
const AddLink = lazyExtra(() => import('./AddLink.tsx'));

/** On an incomplete page: a link for staff who may complete it. */
export function AddHere(props: Omit<ComponentProps<typeof AddLink>, 'role'>) {
  const { user } = useAuth();
  return (
    user && (
      <Suspense>
        <AddLink role={user.role} {...props} />
      </Suspense>
    )
  );
}

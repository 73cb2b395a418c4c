import { type ComponentProps, Suspense } from 'react';
import { lazyExtra } from '../lib/lazyExtra.ts';
import { useAuth } from '../session/AuthProvider.tsx';

/** With the rules of who may do what, which visitors' pages do without. */
const AddLink = lazyExtra(() => import('./AddLink.tsx'));

/** On a page that lacks something: to staff who may add it, the way to where that is done. */
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

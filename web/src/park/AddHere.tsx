import { type Action, may } from '@cablepark/domain/accounts/permissions';
import { useAuth } from '../session/AuthProvider.tsx';
import { ButtonLink } from '../ui/Button.tsx';

/** On a page that lacks something: to staff who may add it, the way to where that is done. */
export function AddHere({ action, to, label }: { action: Action; to: string; label: string }) {
  const { user } = useAuth();
  if (!may(user?.role ?? null, action)) return null;
  return (
    <p>
      <ButtonLink to={to}>{label}</ButtonLink>
    </p>
  );
}

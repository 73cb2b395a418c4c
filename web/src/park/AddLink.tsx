import { type Action, may, type Role } from '@cablepark/domain/accounts/permissions';
import { ButtonLink } from '../ui/Button.tsx';

/** The link of `AddHere` for staff who may do `action`. */
export default function AddLink(props: { role: Role; action: Action; to: string; label: string }) {
  const { role, action, to, label } = props;
  return (
    may(role, action) && (
      <p>
        <ButtonLink to={to}>{label}</ButtonLink>
      </p>
    )
  );
}

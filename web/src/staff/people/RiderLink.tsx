import { riderPath } from '@cablepark/contract/desk-paths';
import { Link } from 'react-router';
import { usePark } from '../../park/ParkProvider.tsx';
import styles from './RiderLink.module.css';

interface RiderLinkProps {
  /** The account; null if it is erased or unknown. */
  id: string | null;
  name: string;
}

/** A name that links to the rider's card; plain text without an account. */
export function RiderLink({ id, name }: RiderLinkProps) {
  const { features } = usePark();
  if (id === null || !features.includes('riders')) return <span>{name}</span>;
  return (
    <Link className={styles.link} to={riderPath(id)}>
      {name}
    </Link>
  );
}

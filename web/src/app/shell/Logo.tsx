import type { ShownLogo } from '@cablepark/contract/park/info.schema';
import { logoAddress } from '@cablepark/contract/park/looks';
import { paths } from '@cablepark/contract/paths';
import { Link } from 'react-router';
import { useFrameTexts } from '../../i18n/LanguageProvider.tsx';
import { usePark } from '../../park/ParkProvider.tsx';
import { classes } from '../../ui/classes.ts';
import styles from './Logo.module.css';

/** The link to the home page: the park's logo, or our sun and wake, and its name. */
export function Logo() {
  const ownName = useFrameTexts().common.siteName;
  const { name, looks } = usePark();
  const label = name || ownName;
  const logo = looks?.logo;
  return (
    <Link to={paths.home} className={styles.logo}>
      {logo ? <ParkLogo logo={logo} alt={logo.withName ? '' : label} /> : <OurMark />}
      {(!logo || logo.withName) && <span>{label}</span>}
    </Link>
  );
}

function ParkLogo({ logo, alt }: { logo: ShownLogo; alt: string }) {
  return (
    <img
      className={classes(styles.picture, logo.onPlate && styles.plate)}
      src={logoAddress(logo.file)}
      width={logo.width}
      height={logo.height}
      alt={alt}
    />
  );
}

function OurMark() {
  return (
    <svg viewBox="0 0 40 40" className={styles.mark} aria-hidden="true" focusable="false">
      <circle className={styles.sun} cx="20" cy="17" r="9" />
      <path className={styles.wave} d="M2 24c6-4 11 2 18 0s11-5 18-1v4c-7-4-11 2-18 3.5S8 25 2 28z" />
      <path className={styles.foam} d="M2 31c6-4 11 2 18 0s11-5 18-1v3.5c-7-4-11 2-18 3.5S8 32 2 34.5z" />
    </svg>
  );
}

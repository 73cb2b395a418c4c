import { standbyTexts } from '../../i18n/pages/standby.texts.ts';
import { usePageTexts } from '../../i18n/pageTexts.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Alert } from '../../ui/status/Alert.tsx';
import { TimeLeft } from '../held/TimeLeft.tsx';
import { offerPath, type SlotOffer } from './api/standby.ts';
import styles from './Standby.module.css';
import { useWishText } from './useWishText.ts';

/** The slots that are offered to the rider now, each with a link to take it. */
export function OfferNotes({ offers }: { offers: readonly SlotOffer[] }) {
  const t = usePageTexts(standbyTexts);
  const words = useWishText();
  return offers.map((offer) => (
    <Alert key={offer.token} kind="info" title={t.offered(words.offer(offer))}>
      <p>
        <TimeLeft
          until={offer.until}
          over={t.lastSeconds}
          words={offer.isFirstTap ? t.firstTapFor : t.offeredFor}
        />
      </p>
      <div className={styles.inAlert}>
        <ButtonLink variant="primary" to={offerPath(offer)}>
          {t.see}
        </ButtonLink>
      </div>
    </Alert>
  ));
}

import { toGrosze } from '@cablepark/contract/money';
import { fileAddress } from '@cablepark/contract/park/files';
import { paths } from '@cablepark/contract/paths';
import type { TwoPrices } from '@cablepark/domain/prices/price-list';
import { useFrameTexts } from '../../i18n/LanguageProvider.tsx';
import { infoTexts } from '../../i18n/pages/info.texts.ts';
import { usePageTexts } from '../../i18n/pageTexts.ts';
import { hostedUrl } from '../../lib/http/urls.ts';
import { useTracks } from '../../park/useTracks.ts';
import { isOurs } from '../../pictures/ParkPicture.tsx';
import { Picture } from '../../pictures/Picture.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import styles from './PricesPage.module.css';

interface PriceNowProps {
  slot: TwoPrices;
  /** Which one applies; null while unknown. */
  kind: keyof TwoPrices | null;
  /** When which price applies; empty if one price always applies, or if it is unknown. */
  rules: readonly string[];
}

/** The current price of a slot, and a link to book one. */
export function PriceNow({ slot, kind, rules }: PriceNowProps) {
  const t = usePageTexts(infoTexts).prices;
  const { price } = useFrameTexts().common;
  const all = rules.join(' ');
  return (
    <section className={styles.now} aria-label={t.now}>
      <Behind />
      <div>
        <p className={classes(styles.price, all !== '' && styles.changing)}>
          {all === '' || kind === null ? (
            <Both slot={slot} />
          ) : (
            <>
              <span className={styles.kind}>{kind === 'weekend' ? t.nowWeekend : t.nowWeekday}</span>
              <span>{t.nowSlot(price(toGrosze(slot[kind])))}</span>
            </>
          )}
        </p>
        {all && <p className={styles.rule}>{all}</p>}
      </div>
      <ButtonLink variant="primary" to={paths.planner}>
        {t.book}
      </ButtonLink>
    </section>
  );
}

/** The background: the picture of the park's first obstacle that has one. */
function Behind() {
  const pictures = useTracks()?.flatMap(({ obstacles }) => obstacles.flatMap(({ picture }) => picture ?? []));
  const [first] = pictures ?? [];
  if (first === undefined) return null;
  return (
    <div className={styles.picture}>
      {isOurs(first) ? (
        <Picture name={first} alt="" sizes="(width >= 45rem) 30rem, 60vw" eager />
      ) : (
        <img src={hostedUrl(fileAddress(first))} alt="" width={960} height={640} decoding="async" />
      )}
    </div>
  );
}

/** The prices of a slot, while nobody knows which of two applies. */
function Both({ slot: { weekday, weekend } }: Pick<PriceNowProps, 'slot'>) {
  const t = usePageTexts(infoTexts).prices;
  const { price } = useFrameTexts().common;
  const [low, high] = [price(toGrosze(weekday)), price(toGrosze(weekend))];
  if (low === high) return <span>{t.slot(low)}</span>;
  return (
    <>
      <span className={styles.both}>{t.slotOnWeekday(low)}</span>{' '}
      <span className={styles.both}>{t.slotAtWeekend(high)}</span>
    </>
  );
}

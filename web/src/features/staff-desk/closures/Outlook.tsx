import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { useClosureWords } from '../../../park/closures/useClosureWords.ts';
import { useTrackName } from '../../../park/TrackNames.tsx';
import { useStaffPageTexts } from '../../../staff/texts.ts';
import { Fold } from '../../../ui/Fold.tsx';
import group from '../party/Group.module.css';
import { phoneLink, phoneText } from '../rider.ts';
import styles from '../stops/Stops.module.css';
import type { AffectedRide, ClosureOutlook } from './api/closures.ts';
import { closureTexts } from './closures.texts.ts';

/** What the closure would do: rides, money, passes, and whom to call. */
export function Outlook({ preview: { rides, holds, toGiveBack } }: { preview: ClosureOutlook }) {
  const t = useStaffPageTexts(closureTexts);
  const { price } = useTexts().common;
  const passes = rides.filter(({ paid }) => paid === 'pass').length;
  const withoutMail = rides.filter(({ hasMail }) => !hasMail);
  return (
    <section className={group.chosen} aria-label={t.outlook}>
      <div aria-live="polite">
        <p>
          <strong>{rides.length === 0 ? t.nobody : t.affected(rides.length)}</strong>
        </p>
        {rides.length > 0 && <p>{t.choose}</p>}
        {toGiveBack > 0 && <p>{t.money(price(toGiveBack))}</p>}
        {passes > 0 && <p>{t.passes(passes)}</p>}
        {holds > 0 && <p>{t.holds(holds)}</p>}
      </div>
      {withoutMail.length > 0 && (
        <Fold title={<span>{t.withoutMail(withoutMail.length)}</span>}>
          <ul className={styles.times}>
            {withoutMail.map((ride) => (
              <RideLine key={ride.slot} ride={ride} withPhone />
            ))}
          </ul>
        </Fold>
      )}
      {rides.length > 0 && (
        <Fold title={<span>{`${t.rides}: ${rides.length}`}</span>}>
          <ul className={styles.times}>
            {rides.map((ride) => (
              <RideLine key={ride.slot} ride={ride} />
            ))}
          </ul>
        </Fold>
      )}
    </section>
  );
}

function RideLine({ ride, withPhone = false }: { ride: AffectedRide; withPhone?: boolean }) {
  const t = useStaffPageTexts(closureTexts);
  const { moment } = useClosureWords();
  const trackName = useTrackName();
  const { name, phone, track, start, paid, hasMail } = ride;
  return (
    <li className={styles.time}>
      <strong>{moment(start)}</strong>
      <span>{`${name ?? t.someone}, ${trackName(track)}`}</span>
      {withPhone ? (
        <Phone phone={phone} />
      ) : (
        <span className={styles.soft}>{[t.paid[paid], ...(hasMail ? [] : [t.noMail])].join(', ')}</span>
      )}
    </li>
  );
}

/** The rider's phone number, or a note that there is none. */
export function Phone({ phone }: { phone: string | null }) {
  const t = useStaffPageTexts(closureTexts);
  if (phone === null) return <span className={styles.soft}>{t.noPhone}</span>;
  return (
    <a className={styles.phone} href={phoneLink(phone)}>
      <span>{phoneText(phone)}</span>
    </a>
  );
}

import type { RiderCardRow } from '@cablepark/contract/accounts/rider-card.schema';
import { requireWireTime } from '@cablepark/contract/wire-time';
import { mailLink } from '@cablepark/domain/accounts/contact';
import { may } from '@cablepark/domain/accounts/permissions';
import { dateText } from '@cablepark/domain/time/display';
import { dayOf } from '@cablepark/domain/time/park-time';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ApiError } from '../../../lib/http/errors.ts';
import { Page } from '../../../page/Page.tsx';
import { usePark } from '../../../park/ParkProvider.tsx';
import { useAuth } from '../../../session/AuthProvider.tsx';
import form from '../../../staff/form/Form.module.css';
import { CorrectEmail } from '../../../staff/people/CorrectEmail.tsx';
import { useStaffPageTexts, useStaffTexts } from '../../../staff/texts.ts';
import { Alert } from '../../../ui/status/Alert.tsx';
import { LoadFailure } from '../../../ui/status/LoadFailure.tsx';
import { DeskScope } from '../DeskScope.tsx';
import { PhoneIcon } from '../icons.tsx';
import { ListSkeleton } from '../ListSkeleton.tsx';
import { phoneLink, phoneText, riderOf } from '../rider.ts';
import { riderCardOf } from './api/riderCard.ts';
import styles from './Card.module.css';
import { cardTexts } from './card.texts.ts';
import { EndedBookings } from './EndedBookings.tsx';
import { MergeSection } from './merge/MergeSection.tsx';
import { OwedMoney } from './OwedMoney.tsx';
import { RiderMessages } from './RiderMessages.tsx';
import { RiderNotes } from './RiderNotes.tsx';
import { RiderPasses } from './RiderPasses.tsx';
import { RiderRides } from './RiderRides.tsx';

/** /desk/people/:id (Manager up): what the staff know of a rider, from every name on their pages. */
export default function RiderCardPage() {
  const t = useStaffPageTexts(cardTexts);
  const { people } = useStaffTexts();
  const { id = '' } = useParams();
  const card = useQuery(riderCardOf(id));
  const rider = card.data && riderOf(card.data);
  if (card.error instanceof ApiError && card.error.code === 'FORBIDDEN')
    return (
      <Page title={t.open}>
        <p className={form.empty}>{t.gone}</p>
      </Page>
    );
  return (
    <Page title={rider ? rider.name || rider.email || people.noName : t.open}>
      {card.isPending && <ListSkeleton />}
      {card.isError && !card.data && (
        <LoadFailure title={t.loadFailed} error={card.error} onRetry={card.refetch} />
      )}
      {card.data && <Card key={card.data.id} card={card.data} />}
    </Page>
  );
}

function Card({ card }: { card: RiderCardRow }) {
  const { features } = usePark();
  const { user } = useAuth();
  return (
    <DeskScope>
      <div className={styles.columns}>
        <div className={styles.column}>
          <Contact card={card} />
          <RiderNotes rider={card.id} notes={card.notes} />
          <Numbers counts={card.counts} />
          {may(user?.role ?? null, 'user.merge') && <MergeSection card={card} />}
        </div>
        <div className={styles.column}>
          {card.owed.length > 0 && <OwedMoney owed={card.owed} />}
          <RiderRides rider={card.id} name={riderOf(card).name} unpaid={card.unpaid} />
          {features.includes('passes') && <RiderPasses rider={card.id} />}
          <EndedBookings ended={card.ended} />
          <RiderMessages messages={card.messages} />
        </div>
      </div>
    </DeskScope>
  );
}

function Contact({ card }: { card: RiderCardRow }) {
  const t = useStaffPageTexts(cardTexts);
  const { people } = useStaffTexts();
  const { zone } = usePark();
  const since = dateText(dayOf(requireWireTime(card.date_created), zone));
  const { email, description: phone, role } = card;
  return (
    <section className={styles.contact} aria-label={t.open}>
      <p className={form.hint}>
        {[email === null ? t.guest : people.roles[role], t.since(since)].join(' · ')}
      </p>
      {phone && (
        <a className={styles.call} href={phoneLink(phone)}>
          <PhoneIcon />
          <span>{phoneText(phone)}</span>
        </a>
      )}
      {email && (
        <a className={styles.mail} href={mailLink(email)}>
          {email}
        </a>
      )}
      <CorrectEmail account={card} />
      {card.status === 'blocked' && <Alert kind="warning">{t.blocked}</Alert>}
      {card.isRefused && <Alert kind="warning">{t.refused}</Alert>}
    </section>
  );
}

const countNames = ['rides', 'noShows', 'lateCancelled', 'cancelled', 'lapsed'] as const;

function Numbers({ counts }: { counts: RiderCardRow['counts'] }) {
  const t = useStaffPageTexts(cardTexts);
  return (
    <section className={form.card} aria-label={t.numbers}>
      <h2 className={form.cardTitle}>{t.numbers}</h2>
      <dl className={styles.numbers}>
        {countNames.map((name) => (
          <div key={name}>
            <dt>{t.counts[name]}</dt>
            <dd>{counts[name]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

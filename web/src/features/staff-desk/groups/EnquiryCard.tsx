import { enquiryAnchor } from '@cablepark/contract/desk-paths';
import { paths } from '@cablepark/contract/paths';
import { mailLink } from '@cablepark/domain/accounts/contact';
import type { EnquiryStateNow } from '@cablepark/domain/groups/enquiry';
import { dateText, timeText } from '@cablepark/domain/time/display';
import { dayOf } from '@cablepark/domain/time/park-time';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { dayTitle } from '../../../i18n/dayNames.ts';
import { useLanguage, useTexts } from '../../../i18n/LanguageProvider.tsx';
import { usePark } from '../../../park/ParkProvider.tsx';
import { useStaffPageTexts } from '../../../staff/texts.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import type { GroupEnquiry } from './api/groupEnquiries.ts';
import styles from './Groups.module.css';
import { groupsTexts } from './groups.texts.ts';

export interface EnquiryDialog {
  kind: 'offer' | 'extend' | 'refuse';
  enquiry: GroupEnquiry;
}

interface EnquiryCardProps {
  enquiry: GroupEnquiry;
  state: EnquiryStateNow;
  onOpen: (dialog: EnquiryDialog) => void;
}

/** A group's enquiry, its contact, and the possible actions of the desk. */
export function EnquiryCard({ enquiry, state, onOpen }: EnquiryCardProps) {
  const t = useStaffPageTexts(groupsTexts);
  const { language } = useLanguage();
  const { name, day, time, people, email, phone, message } = enquiry;
  const isNamed = useLocation().hash === `#${enquiryAnchor(enquiry.id)}`;
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isNamed) card.current?.focus();
  }, [isNamed]);
  const facts = [
    `${dayTitle(day, language)} ${day.year}`,
    ...(time === null ? [] : [t.from(time)]),
    t.people(people),
  ];
  return (
    <li className={styles.card} id={enquiryAnchor(enquiry.id)} tabIndex={isNamed ? -1 : undefined} ref={card}>
      <div className={styles.who}>
        <h3 className={styles.name}>{name}</h3>
        <p>{facts.join(', ')}</p>
        <p className={styles.contacts}>
          <a href={mailLink(email)}>{email}</a>
          {phone !== null && <a href={`tel:${phone}`}>{phone}</a>}
        </p>
        {message !== null && <p className={styles.message}>{message}</p>}
      </div>
      <StateLine enquiry={enquiry} state={state} />
      <Answers enquiry={enquiry} state={state} onOpen={onOpen} />
    </li>
  );
}

function StateLine({ enquiry, state }: Omit<EnquiryCardProps, 'onOpen'>) {
  const t = useStaffPageTexts(groupsTexts);
  const { zone } = usePark();
  const { common } = useTexts();
  const { until, answer, deposit, offer } = enquiry;
  const isBroken = state === 'open' && offer > 0;
  if (state === 'unproved') return null;
  const moment = until === null ? '' : `${dateText(dayOf(until, zone))}, ${timeText(until, zone)}`;
  return (
    <div className={styles.state}>
      <p>
        <strong>{isBroken ? t.broken : state === 'offered' ? t.held(moment) : t.state[state]}</strong>
      </p>
      {deposit > 0 && (state === 'offered' || state === 'accepted') && (
        <p>{t.depositOf(common.price(deposit))}</p>
      )}
      {answer !== null && <p className={styles.message}>{t.answer(answer)}</p>}
    </div>
  );
}

function Answers({ enquiry, state, onOpen }: EnquiryCardProps) {
  const t = useStaffPageTexts(groupsTexts);
  const { zone } = usePark();
  // The desk may have offered another day.
  const ridingDay = enquiry.ridesFrom === null ? enquiry.day : dayOf(enquiry.ridesFrom, zone);
  const day = `${paths.today}?day=${ridingDay.toString()}`;
  const open = (kind: EnquiryDialog['kind']) => () => onOpen({ kind, enquiry });
  const named = (label: string) => `${label}: ${enquiry.name}`;
  return (
    <div className={styles.answers}>
      {state !== 'offered' && state !== 'accepted' && (
        <Button variant="primary" aria-label={named(t.offer)} onClick={open('offer')}>
          {t.offer}
        </Button>
      )}
      {state === 'offered' && (
        <Button aria-label={named(t.extend)} onClick={open('extend')}>
          {t.extend}
        </Button>
      )}
      {(state === 'offered' || state === 'accepted') && <ButtonLink to={day}>{t.toDay}</ButtonLink>}
      {(state === 'open' || state === 'lapsed') && (
        <Button variant="quietDanger" aria-label={named(t.refuse)} onClick={open('refuse')}>
          {t.refuse}
        </Button>
      )}
      {state === 'offered' && (
        <Button variant="quietDanger" aria-label={named(t.withdraw)} onClick={open('refuse')}>
          {t.withdraw}
        </Button>
      )}
    </div>
  );
}

import { timeText } from '@cablepark/domain/time/display';
import { dayOf } from '@cablepark/domain/time/park-time';
import { longDay } from '../../../i18n/dayNames.ts';
import { useLanguage, useTexts } from '../../../i18n/LanguageProvider.tsx';
import { groupTexts } from '../../../i18n/pages/group.texts.ts';
import { usePageTexts } from '../../../i18n/pageTexts.ts';
import { usePark } from '../../../park/ParkProvider.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useConfirm } from '../../../ui/dialogs/Modals.tsx';
import { Alert } from '../../../ui/status/Alert.tsx';
import type { GroupView } from './api/group.ts';
import styles from './Group.module.css';
import { GroupRides } from './GroupRides.tsx';
import type { GroupSteps } from './useGroupSteps.ts';

interface GroupOfferProps {
  group: GroupView;
  offer: NonNullable<GroupView['offer']>;
  steps: GroupSteps;
}

/** The places of an offer, their price, the end of their hold, and the answer. */
export function GroupOffer({ group, offer, steps }: GroupOfferProps) {
  const t = usePageTexts(groupTexts);
  const { common } = useTexts();
  const { language } = useLanguage();
  const { zone } = usePark();
  const confirm = useConfirm();
  const { number, until, terms, deposit } = offer;
  const sum = group.rides.reduce((total, { slot }) => total + slot.price, 0);
  const moment = `${longDay(dayOf(until, zone), language)}, ${timeText(until, zone)}`;

  /** The amount to pay online to accept; null if there is none. */
  const due = deposit === null || deposit.paid ? null : deposit.online;
  const wayToPay = () => {
    if (deposit === null || deposit.paid) return t.payHere;
    const amount = common.price(deposit.online ?? deposit.amount);
    return deposit.online === null ? t.deposit(amount) : t.depositOnline(amount);
  };

  const decline = async () => {
    const question = {
      title: t.declineQuestion,
      text: t.declineText,
      confirmLabel: t.decline,
      cancelLabel: t.keep,
      danger: true,
    };
    if (await confirm(question)) await steps.take({ kind: 'decline', offer: number });
  };

  return (
    <>
      <p className={styles.sum}>{t.offered(group.rides.length, common.price(sum))}</p>
      <GroupRides rides={group.rides} title={t.rides} />
      {terms !== null && (
        <section aria-label={t.terms}>
          <p className={styles.terms}>{terms}</p>
        </section>
      )}
      <p>{wayToPay()}</p>
      {deposit?.begun && <Alert kind="info">{t.paymentBegun}</Alert>}
      <p className={styles.note}>{t.until(moment)}</p>
      <div className={styles.buttons}>
        <Button
          variant="primary"
          wide
          busy={steps.isBusy}
          onClick={() =>
            due === null ? void steps.take({ kind: 'accept', offer: number }) : steps.pay(number)
          }
        >
          {due === null ? t.accept : t.acceptAndPay(common.price(due))}
        </Button>
        <Button variant="quiet" wide disabled={steps.isBusy} onClick={() => void decline()}>
          {t.decline}
        </Button>
      </div>
    </>
  );
}

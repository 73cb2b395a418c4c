import type { RideAnswer } from '@cablepark/domain/closures/ride-question';
import { timeText } from '@cablepark/domain/time/display';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useSlotWords } from '../../../booking/useSlotWords.ts';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { mailedBookingTexts } from '../../../i18n/pages/mailed-booking.texts.ts';
import { usePageTexts } from '../../../i18n/pageTexts.ts';
import { usePark } from '../../../park/ParkProvider.tsx';
import { Button, type ButtonVariant } from '../../../ui/Button.tsx';
import { AnotherTime } from './AnotherTime.tsx';
import type { ClosedRideAnswer, ShownClosedRide } from './api/closedRide.ts';
import styles from './ClosedRide.module.css';
import { Confirm } from './Confirm.tsx';
import type { Answering } from './useAnswering.ts';

interface ChoicesProps {
  token: string;
  shown: ShownClosedRide;
  answering: Answering;
}

interface Option {
  key: string;
  label: string;
  hint: string | null;
  variant: ButtonVariant;
  answer: ClosedRideAnswer;
  /** The consequence, shown before the rider confirms. */
  text: string;
  confirmLabel: string;
}

/** The rider's choices; each is confirmed in place. */
export function ClosedRideChoices({ token, shown, answering }: ChoicesProps) {
  const t = usePageTexts(mailedBookingTexts).closed;
  const { asking, setAsking, list } = useAsking();
  const { times, ways } = useOptions(shown);
  const item = (option: Option) => (
    <li key={option.key} data-choice={option.key}>
      <OptionItem
        option={option}
        isAsking={asking === option.key}
        answering={answering}
        onAsk={() => setAsking(option.key)}
        onBack={() => setAsking(null)}
      />
    </li>
  );
  return (
    <section aria-label={t.choices} className={styles.choices}>
      <h2 className={styles.heading}>{t.choices}</h2>
      <ul ref={list} className={styles.options}>
        {shown.question !== 'choose' && shown.state === 'asked' && (
          <li>
            <Button
              wide
              variant="primary"
              busy={answering.isPending}
              onClick={() => void answering.answer({ kind: 'keep', start: shown.ride.start })}
            >
              {t.delayed.keep}
            </Button>
          </li>
        )}
        {times.map(item)}
        <li data-choice={anotherTime}>
          <AnotherTime
            token={token}
            ride={shown.ride}
            isOpen={asking === anotherTime}
            answering={answering}
            onOpen={() => setAsking(anotherTime)}
            onBack={() => setAsking(null)}
          />
        </li>
        {ways.map(item)}
      </ul>
    </section>
  );
}

const anotherTime = 'another' satisfies RideAnswer;
const giveBack = 'back' satisfies RideAnswer;

/** A link of the mail opens the question that it names. */
function askedByLink(hash: string): string | null {
  return [anotherTime, giveBack].find((answer) => hash === `#${answer}`) ?? null;
}

/** The choice that is being confirmed. The previous button gets the focus back when its question closes. */
function useAsking() {
  const { hash } = useLocation();
  const [asking, setAsking] = useState(() => askedByLink(hash));
  const list = useRef<HTMLUListElement>(null);
  const before = useRef<string>(null);
  useEffect(() => {
    if (asking === null && before.current !== null)
      list.current?.querySelector<HTMLElement>(`[data-choice="${before.current}"] button`)?.focus();
    before.current = asking;
  }, [asking]);
  return { asking, setAsking, list };
}

/** The alternative slots, and the choices that are not slots. */
function useOptions({ ride, held, others, paid, amount, hasRainCheck }: ShownClosedRide) {
  const t = usePageTexts(mailedBookingTexts).closed;
  const { price } = useTexts().common;
  const { zone } = usePark();
  const words = useSlotWords();
  const sum = price(amount);
  const noteOf = (slot: ShownClosedRide['ride']) =>
    paid === 'nothing' && slot.price !== ride.price ? ` · ${t.cheaper(price(slot.price))}` : '';
  const ofSlot = (slot: ShownClosedRide['ride']): Option => ({
    key: `slot ${slot.id}`,
    label: `${words.day(slot)} ${words.time(slot)}, ${words.track(slot)}`,
    hint: (slot.heldUntil ? t.heldUntil(timeText(slot.heldUntil, zone)) : t.free) + noteOf(slot),
    variant: slot.heldUntil ? 'primary' : 'secondary',
    answer: { kind: 'slot', slot: slot.id },
    text: `${t.newTime}\n${words.what(slot)}`,
    confirmLabel: t.takeTime,
  });
  const rainCheck: Option = {
    key: 'rain check',
    label: t.rainCheck,
    hint: t.rainCheckHint,
    variant: 'secondary',
    answer: { kind: 'rainCheck' },
    text: t.rainCheckText,
    confirmLabel: t.takeRainCheck,
  };
  const back: Option = {
    key: giveBack,
    label: t.back[paid](sum),
    hint: null,
    variant: paid === 'nothing' ? 'cancel' : 'secondary',
    answer: { kind: 'back' },
    text: t.backText[paid](sum),
    confirmLabel: t.takeBack[paid],
  };
  return {
    times: [...(held ? [held] : []), ...others].map(ofSlot),
    ways: [...(hasRainCheck ? [rainCheck] : []), back],
  };
}

interface OptionItemProps {
  option: Option;
  isAsking: boolean;
  answering: Answering;
  onAsk: () => void;
  onBack: () => void;
}

function OptionItem({ option, isAsking, answering, onAsk, onBack }: OptionItemProps) {
  if (isAsking) {
    const { text, confirmLabel, answer } = option;
    return <Confirm {...{ text, confirmLabel, answer, answering, onBack }} />;
  }
  return (
    <Button
      wide
      variant={option.variant}
      className={styles.option}
      disabled={answering.isPending}
      onClick={onAsk}
    >
      <span className={styles.label}>
        <span>{option.label}</span>
        {option.hint !== null && <span className={styles.hint}>{option.hint}</span>}
      </span>
    </Button>
  );
}

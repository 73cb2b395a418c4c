import type { SetupState } from '@cablepark/contract/accounts/setup.schema';
import type { ParkDescription } from '@cablepark/domain/park/content';
import type { SetupStep } from '@cablepark/domain/park/setup';
import { type ComponentType, useEffect, useId, useRef } from 'react';
import { useStaffTexts } from '../../staff/texts.ts';
import { classes } from '../../ui/classes.ts';
import { ChevronDownIcon } from '../../ui/icons.tsx';
import { ClockIcon } from '../../ui/pageIcons.tsx';
import { CheckIcon } from '../../ui/signIcons.tsx';
import styles from './Setup.module.css';
import type { StepProps } from './stepProps.ts';
import { AddressStep } from './steps/AddressStep.tsx';
import { ContactStep } from './steps/ContactStep.tsx';
import { MailStep } from './steps/MailStep.tsx';
import { OpenStep } from './steps/OpenStep.tsx';
import { OperatorStep } from './steps/OperatorStep.tsx';
import { PagesStep } from './steps/PagesStep.tsx';
import { PricesStep } from './steps/PricesStep.tsx';
import { SeasonStep } from './steps/SeasonStep.tsx';
import { StaffStep } from './steps/StaffStep.tsx';
import { TracksStep } from './steps/TracksStep.tsx';
import { TrialStep } from './steps/TrialStep.tsx';

const contents: Record<SetupStep, ComponentType<StepProps>> = {
  contact: ContactStep,
  operator: OperatorStep,
  tracks: TracksStep,
  season: SeasonStep,
  prices: PricesStep,
  pages: PagesStep,
  mail: MailStep,
  address: AddressStep,
  staff: StaffStep,
  trial: TrialStep,
  open: OpenStep,
};

interface StepCardProps {
  step: SetupStep;
  isOpen: boolean;
  state: SetupState;
  content: ParkDescription;
  onToggle: () => void;
  goOn: (from: SetupStep) => void;
}

/** One step: its name and state, and its content while open. */
export function StepCard({ step, isOpen, state, content, onToggle, goOn }: StepCardProps) {
  const t = useStaffTexts().setup;
  const id = useId();
  const Content = contents[step];
  const button = useFocusOnOpening(isOpen);
  return (
    <li className={classes(styles.step, isOpen && styles.current)}>
      <h2 className={styles.heading}>
        <button
          ref={button}
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
        >
          <StateMark state={state.steps[step]} />
          <span className={styles.name}>{t.steps[step]}</span>
          <span className={styles.stateText}>{t.states[state.steps[step]]}</span>
          <ChevronDownIcon className={styles.chevron} />
        </button>
      </h2>
      <div id={id} className={styles.content} hidden={!isOpen}>
        {isOpen && <Content state={state} content={content} onDone={() => goOn(step)} />}
      </div>
    </li>
  );
}

/** When the page opens the next step automatically, the focus follows. */
function useFocusOnOpening(isOpen: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (isOpen && !wasOpen.current) {
      button.current?.focus();
      button.current?.scrollIntoView({ block: 'nearest' });
    }
    wasOpen.current = isOpen;
  }, [isOpen]);
  return button;
}

function StateMark({ state }: { state: SetupState['steps'][SetupStep] }) {
  return (
    <span className={classes(styles.mark, state === 'done' && styles.done)} aria-hidden="true">
      {state === 'done' && <CheckIcon />}
      {state === 'later' && <ClockIcon />}
    </span>
  );
}

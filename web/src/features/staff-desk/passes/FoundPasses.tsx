import { presentPath } from '@cablepark/contract/payments/passes';
import { may } from '@cablepark/domain/accounts/permissions';
import type { UsedPass } from '@cablepark/domain/passes/offered-pass';
import { inFours } from '@cablepark/domain/passes/pass-code';
import { lastDayOf } from '@cablepark/domain/passes/pass-kind';
import { dateText } from '@cablepark/domain/time/display';
import { inLanguage } from '@cablepark/domain/words/in-language';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useClosedDaysLine } from '../../../booking/usePassTerms.ts';
import { useLanguage, useTexts } from '../../../i18n/LanguageProvider.tsx';
import { usePark } from '../../../park/ParkProvider.tsx';
import { useAuth } from '../../../session/AuthProvider.tsx';
import form from '../../../staff/form/Form.module.css';
import { RiderLink } from '../../../staff/people/RiderLink.tsx';
import { useStaffTexts } from '../../../staff/texts.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { LoadFailure } from '../../../ui/status/LoadFailure.tsx';
import { Skeleton } from '../../../ui/status/Skeleton.tsx';
import { useNow } from '../../../ui/useNow.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { namedUsers } from '../../staff-people/api/readUsers.ts';
import { riderOf } from '../rider.ts';
import { AdjustDialog } from './AdjustDialog.tsx';
import { type DeskPass, type PassQuestion, passesFound } from './api/passes.ts';
import { PassEnding } from './PassEnding.tsx';
import styles from './Passes.module.css';
import { PassSlots } from './PassSlots.tsx';
import { VoidPassDialog } from './VoidPassDialog.tsx';

export function FoundPasses({ question }: { question: PassQuestion }) {
  const t = useStaffTexts().passes;
  const { loading } = useTexts().common;
  const passes = useQuery(passesFound(question));
  const list = useRef<HTMLDivElement>(null);
  const { isPending } = passes;
  // On a phone the results are between the search and the sale: scrolls to them and focuses them.
  useEffect(() => {
    if (isPending || !question) return;
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView({ block: 'start' });
  }, [question, isPending]);
  return (
    <div ref={list} tabIndex={-1} className={styles.found} aria-live="polite" aria-busy={isPending}>
      {isPending && (
        <>
          <VisuallyHidden>{loading}</VisuallyHidden>
          <Skeleton height="8rem" />
        </>
      )}
      {passes.isError && <LoadFailure title={t.loadFailed} error={passes.error} onRetry={passes.refetch} />}
      {passes.data?.length === 0 && <p className={form.empty}>{t.none}</p>}
      {passes.data?.map((pass) => (
        <PassOfDesk key={pass.id} pass={pass} />
      ))}
    </div>
  );
}

function PassOfDesk({ pass }: { pass: DeskPass & UsedPass }) {
  const t = useStaffTexts().passes;
  const { language } = useLanguage();
  const { zone } = usePark();
  const { user } = useAuth();
  const [open, setOpen] = useState<'adjust' | 'void' | null>(null);
  const { kind, balance, ends, isVoided, code, owner } = pass;
  const name = inLanguage(kind.name, language);
  const lastDay = ends === null ? null : lastDayOf(ends, zone);
  const now = useNow(60_000);
  const hasEnded = ends !== null && Temporal.Instant.compare(now, ends) >= 0;
  const mayChange = !isVoided && may(user?.role ?? null, 'pass.adjust');
  return (
    <section className={form.card} aria-label={name}>
      <h3 className={form.cardTitle}>{name}</h3>
      <p className={styles.left}>{isVoided ? t.voided : t.left[kind.unit](balance, kind.amount)}</p>
      {isVoided && <PassEnding pass={pass.id} />}
      {owner !== null && <Owner id={owner} isPersonal={!kind.shared} />}
      <p className={form.hint}>
        {lastDay === null
          ? t.fromFirst(kind.validDays ?? 0)
          : (hasEnded ? t.ended : t.until)(dateText(lastDay))}
      </p>
      <WhyLonger pass={pass} />
      <p>
        <span>{`${t.code}:`}</span> <strong className={styles.code}>{inFours(code)}</strong>
      </p>
      {owner === null && !isVoided && (
        <>
          <p className={form.hint}>{t.present}</p>
          <ButtonLink className={styles.present} to={presentPath(code)}>
            {t.presentOpen}
          </ButtonLink>
        </>
      )}
      {owner !== null && <PassSlots pass={pass} owner={owner} />}
      {mayChange && (
        <div className={form.actions}>
          <Button aria-label={t.adjustOf(name)} onClick={() => setOpen('adjust')}>
            {t.adjust}
          </Button>
          <Button variant="quietDanger" aria-label={t.voidOf(name)} onClick={() => setOpen('void')}>
            {t.void}
          </Button>
        </div>
      )}
      {open === 'adjust' && <AdjustDialog pass={pass} onClose={() => setOpen(null)} />}
      {open === 'void' && <VoidPassDialog pass={pass} onClose={() => setOpen(null)} />}
    </section>
  );
}

/** The closed days for which it lasts longer. */
function WhyLonger({ pass }: { pass: DeskPass }) {
  const line = useClosedDaysLine(pass.closedDays);
  return line === null ? null : <p className={form.hint}>{line}</p>;
}

/** The owner, to detect a code in the wrong hands. */
function Owner({ id, isPersonal }: { id: string; isPersonal: boolean }) {
  const t = useStaffTexts().passes;
  const { data: [owner] = [] } = useQuery(namedUsers([id]));
  if (!owner) return null;
  const { name, email } = riderOf(owner);
  return (
    <p>
      <RiderLink id={id} name={(isPersonal ? t.personalOf : t.ownedBy)(name || (email ?? ''))} />
    </p>
  );
}

import { toGrosze } from '@cablepark/contract/money';
import type { MoneyQuestionRow } from '@cablepark/contract/payments/money-questions.schema';
import { requireWireTime } from '@cablepark/contract/wire-time';
import { may } from '@cablepark/domain/accounts/permissions';
import { dateText, timeText } from '@cablepark/domain/time/display';
import { dayOf } from '@cablepark/domain/time/park-time';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { failedText } from '../../i18n/errorText.ts';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { usePark } from '../../park/ParkProvider.tsx';
import { useAuth } from '../../session/AuthProvider.tsx';
import form from '../../staff/form/Form.module.css';
import { PaymentDialog } from '../../staff/payments/PaymentDialog.tsx';
import { useStaffTexts } from '../../staff/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { LoadFailure } from '../../ui/status/LoadFailure.tsx';
import { AnswerDialog } from './AnswerDialog.tsx';
import { moneyQuestions, sendAllAgain } from './api/moneyQuestions.ts';
import styles from './MoneyQuestions.module.css';

interface QuestionProps {
  question: MoneyQuestionRow;
  onAnswer: () => void;
  /** Opens one of the payments of the line. */
  onPayment: (payment: number) => void;
}

/**
 * Payments without a ride and rides without a payment: each line names the action; usually there is none.
 * @param place a non-empty list is first on its page, an empty one last
 */
export function MoneyQuestions({ place }: { place: 'top' | 'end' }) {
  const t = useStaffTexts().money;
  const questions = useQuery(moneyQuestions());
  const [openQuestion, setOpenQuestion] = useState<MoneyQuestionRow | null>(null);
  const [payment, setPayment] = useState<number | null>(null);
  const closePayment = () => {
    setPayment(null);
    // The dialog may have resolved the line.
    void questions.refetch();
  };
  const isOpen =
    openQuestion !== null || payment !== null || (questions.data !== undefined && questions.data.length > 0);
  if (isOpen !== (place === 'top')) return null;
  return (
    <section className={form.card} aria-labelledby="money-questions">
      <h2 id="money-questions" className={form.cardTitle}>
        {t.heading}
      </h2>
      {questions.isError && (
        <LoadFailure title={t.loadFailed} error={questions.error} onRetry={questions.refetch} />
      )}
      {questions.data?.length === 0 && <p>{t.none}</p>}
      {questions.data && <AllAgain questions={questions.data} />}
      {questions.data && questions.data.length > 0 && (
        <ul className={styles.list}>
          {questions.data.map((question) => (
            <Question
              key={question.id}
              question={question}
              onAnswer={() => setOpenQuestion(question)}
              onPayment={setPayment}
            />
          ))}
        </ul>
      )}
      {openQuestion && <AnswerDialog question={openQuestion} onClose={() => setOpenQuestion(null)} />}
      {payment !== null && <PaymentDialog id={payment} onClose={closePayment} />}
    </section>
  );
}

/** One tap for several refused refunds, once the provider has the funds. */
function AllAgain({ questions }: { questions: readonly MoneyQuestionRow[] }) {
  const t = useStaffTexts().money;
  const texts = useTexts();
  const { user } = useAuth();
  const client = useQueryClient();
  const count = questions.filter(({ kind }) => kind === 'refund-refused').length;
  const sending = useMutation({
    mutationFn: () => sendAllAgain(t.allAgainReason),
    onSuccess: (sentCount) => toast.success(t.allSent(sentCount)),
    onError: (error) => toast.error(failedText(t.answerFailed, error, texts)),
    onSettled: () => client.invalidateQueries({ queryKey: moneyQuestions().queryKey }),
  });
  if (count < 2 || !may(user?.role ?? null, 'payment.void')) return null;
  return (
    <Button variant="primary" busy={sending.isPending} onClick={() => sending.mutate()}>
      {t.allAgain(count)}
    </Button>
  );
}

function Question({ question, onAnswer, onPayment }: QuestionProps) {
  const t = useStaffTexts().money;
  const { common } = useTexts();
  const { zone } = usePark();
  const { user } = useAuth();
  const { kind, name, number, date_created } = question;
  const at = requireWireTime(date_created);
  const facts = [
    moneyText(question, common.price, t.cameInstead),
    name,
    `${dateText(dayOf(at, zone))}, ${timeText(at, zone)}`,
    number === null ? null : t.number(number),
  ].filter((fact) => fact !== null);
  return (
    <li className={styles.question}>
      <h3>{t.kinds[kind]}</h3>
      <p className={styles.facts}>{facts.join(' · ')}</p>
      <p>{t.todo[kind]}</p>
      {kind === 'returned' &&
        question.payments.map((payment) => (
          <Button key={payment} onClick={() => onPayment(payment)}>
            {t.payment(payment)}
          </Button>
        ))}
      {may(user?.role ?? null, 'payment.void') && (
        <Button aria-label={`${t.done}: ${t.kinds[kind]}, ${facts.join(', ')}`} onClick={onAnswer}>
          {t.done}
        </Button>
      )}
    </li>
  );
}

/** The paid amount, and the requested one if it differs. */
function moneyText(
  { amount, asked, currency }: MoneyQuestionRow,
  price: (grosze: number) => string,
  cameInstead: (came: string, requestedText: string) => string,
): string | null {
  if (amount === null) return null;
  const came = currency === null ? price(toGrosze(amount)) : `${amount.toFixed(2)} ${currency}`;
  return asked === null ? came : cameInstead(came, price(toGrosze(asked)));
}

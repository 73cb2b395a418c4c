import type { MoneyQuestionRow } from '@cablepark/contract/payments/money-questions.schema';
import { reasonLength } from '@cablepark/domain/payments/void-reasons';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { slotKeys } from '../../booking/api/slotKeys.ts';
import { failedText } from '../../i18n/errorText.ts';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import form from '../../staff/form/Form.module.css';
import { WayChoice } from '../../staff/payments/WayChoice.tsx';
import { useStaffTexts } from '../../staff/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { Field } from '../../ui/fields/Field.tsx';
import { Alert } from '../../ui/status/Alert.tsx';
import { answerMoneyQuestion, moneyQuestions, settleRefund } from './api/moneyQuestions.ts';

const ways = ['again', 'cash', 'card', 'blik', 'transfer', 'provider', 'nothing'] as const;
type Way = (typeof ways)[number];

/** Resolves a line of the list with a note, which is stored in the log. For a refused refund it asks for the refund method. */
export function AnswerDialog({ question, onClose }: { question: MoneyQuestionRow; onClose: () => void }) {
  const texts = useTexts();
  const t = useStaffTexts().money;
  const [note, setNote] = useState('');
  const [isAttempted, setAttempted] = useState(false);
  const [way, setWay] = useState<Way | null>(null);
  const isAsked = question.kind === 'refund-refused' && question.refund !== null;
  const isShort = note.trim().length < reasonLength.min;
  const isUndecided = isAsked && way === null;
  const answering = useAnswering(question, onClose);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setAttempted(true);
    if (!isShort && !isUndecided) answering.mutate({ note: note.trim(), way: isAsked ? way : null });
  };
  return (
    <Dialog open onClose={onClose} title={t.kinds[question.kind]}>
      <form className={form.form} onSubmit={submit} noValidate>
        <p>{t.todo[question.kind]}</p>
        <Field
          label={t.note}
          hint={t.noteHint}
          maxLength={reasonLength.max}
          data-autofocus
          value={note}
          error={isAttempted && isShort ? t.noteFault : undefined}
          onChange={(event) => setNote(event.target.value)}
        />
        {isAsked && (
          <WayChoice
            legend={t.way}
            ways={ways.map((value) => ({ value, label: t.ways[value] }))}
            value={way}
            error={isAttempted && isUndecided ? t.wayFault : undefined}
            onChange={setWay}
          />
        )}
        {answering.error && <Alert kind="danger">{failedText(t.answerFailed, answering.error, texts)}</Alert>}
        <div className={form.actions}>
          <Button onClick={onClose}>{t.later}</Button>
          <Button type="submit" variant="primary" busy={answering.isPending}>
            {t.done}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function useAnswering({ id, refund }: MoneyQuestionRow, onClose: () => void) {
  const t = useStaffTexts().money;
  const client = useQueryClient();
  return useMutation({
    async mutationFn({ note, way }: { note: string; way: Way | null }) {
      if (refund === null || way === null || way === 'nothing') await answerMoneyQuestion(id, note);
      else await settleRefund(refund, way, note);
    },
    async onSuccess(_nothing, { way }) {
      toast.success(way === 'again' ? t.sentAgain : t.answered);
      onClose();
      // A refund changes today's takings.
      await client.invalidateQueries({ queryKey: slotKeys.all });
    },
    onSettled: () => client.invalidateQueries({ queryKey: moneyQuestions().queryKey }),
  });
}

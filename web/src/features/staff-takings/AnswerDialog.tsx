import type { MoneyQuestionRow } from '@cablepark/contract/money-questions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { voidReasonLength } from '../../booking/api/voidPayment.ts';
import { failedText } from '../../i18n/errorText.ts';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import form from '../../staff/form/Form.module.css';
import { useStaffTexts } from '../../staff/texts.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { answerMoneyQuestion, moneyQuestions } from './api/moneyQuestions.ts';

/** How a line was looked after: it leaves the list, and the log keeps it. */
export function AnswerDialog({ question, onClose }: { question: MoneyQuestionRow; onClose: () => void }) {
  const texts = useTexts();
  const t = useStaffTexts().money;
  const client = useQueryClient();
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const isShort = note.trim().length < voidReasonLength.min;
  const answering = useMutation({
    mutationFn: () => answerMoneyQuestion(question.id, note.trim()),
    onSuccess(left) {
      client.setQueryData(moneyQuestions().queryKey, left);
      toast.success(t.answered);
      onClose();
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isShort) answering.mutate();
  };
  return (
    <Dialog open onClose={onClose} title={t.kinds[question.kind]}>
      <form className={form.form} onSubmit={submit} noValidate>
        <p>{t.todo[question.kind]}</p>
        <Field
          label={t.note}
          hint={t.noteHint}
          maxLength={voidReasonLength.max}
          data-autofocus
          value={note}
          error={tried && isShort ? t.noteFault : undefined}
          onChange={(event) => setNote(event.target.value)}
        />
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

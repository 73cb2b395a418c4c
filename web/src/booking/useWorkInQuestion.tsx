import { useTexts } from '../i18n/LanguageProvider.tsx';
import { NetworkError } from '../lib/http/errors.ts';
import type { OpenQuestion } from '../ui/dialogs/questions.ts';
import { Alert } from '../ui/status/Alert.tsx';
import type { Message } from './outcomeText.ts';

/** Why the work failed, and whether a retry may help. */
export interface Failure {
  message: Message;
  mayRetry: boolean;
}

/** Nothing reached the server: a retry is safe. */
export function isUnsent(outcome: { kind: string; error?: unknown }): boolean {
  return outcome.kind === 'refused' && outcome.error instanceof NetworkError;
}

/**
 * Runs the work while the question stays open. The question shows an error too, because a toast disappears.
 * @param attempt may run again if its failure `mayRetry`
 * @returns the result of the last attempt; on success the question is still open
 */
export function useWorkInQuestion(say: (message: Message) => void) {
  const { common } = useTexts();
  return async function work<R>(
    question: OpenQuestion,
    title: string,
    attempt: () => Promise<R>,
    failureOf: (result: R) => Failure | null,
  ): Promise<R> {
    const result = await attempt();
    const failure = failureOf(result);
    if (!failure) return result;
    const { message, mayRetry } = failure;
    say(message);
    const text = <Alert kind="danger">{message.text}</Alert>;
    const buttons = mayRetry
      ? { confirmLabel: common.tryAgain }
      : { confirmLabel: common.ok, cancelLabel: null };
    const choice = await question.ask({ title, text, ...buttons });
    if (mayRetry && choice === 'confirm') return work(question, title, attempt, failureOf);
    question.close();
    return result;
  };
}

import { useTexts } from '../i18n/LanguageProvider.tsx';
import { NetworkError } from '../lib/http/errors.ts';
import type { OpenQuestion } from '../ui/dialogs/questions.ts';
import { Alert } from '../ui/status/Alert.tsx';
import type { Message } from './outcomeText.ts';

/** Why the work came to nothing, and whether trying again may help. */
export interface Failure {
  message: Message;
  mayRetry: boolean;
}

/** Nothing reached the park: the same may be sent again. */
export function isUnsent(outcome: { kind: string; error?: unknown }): boolean {
  return outcome.kind === 'refused' && outcome.error instanceof NetworkError;
}

/**
 * Works while the question stays open. A failure is said there as well, and not only by a toast that goes away.
 * @param attempt may run again, where its failure `mayRetry`
 * @returns the result of the last attempt; the question is still open where it did not fail
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

import { type AnswerOf, type Call, filledPath, type InputOf } from '@cablepark/contract/call';
import { checkAnswer } from '@cablepark/contract/checks';
import { type Search, toSearch } from './query.ts';
import { type Answer, type HttpCall, type Sender, send } from './send.ts';

interface Options {
  signal?: AbortSignal | undefined;
}

/** The parameters, query and body of a call, where it has any. */
export type Input<C extends Call> =
  unknown extends InputOf<C> ? [input?: Options] : [input: InputOf<C> & Options];

interface AnyInput extends Options {
  params?: Record<string, string | number>;
  query?: Search;
  body?: unknown;
}

/** The whole answer, through any transport. The contract types it; development and tests check that it is true. */
export async function exchange<C extends Call>(
  definition: C,
  input: AnyInput | undefined,
  sender: Sender,
): Promise<Answer<AnswerOf<C>>> {
  const answer = await sender(rawCall(definition, input));
  if (import.meta.env.DEV) checkAnswer(definition, answer.data);
  return answer as Answer<AnswerOf<C>>;
}

/** The request of a call. */
export function rawCall({ method, path }: Call, { params, query = {}, ...rest }: AnyInput = {}): HttpCall {
  return { ...rest, method, url: filledPath(path, params) + toSearch(query) };
}

/** Sends a call as a visitor, even with a session, and returns `data` of its answer. @throws ApiError, NetworkError, AbortError. */
export async function callAsVisitor<C extends Call>(
  definition: C,
  ...[input]: Input<C>
): Promise<AnswerOf<C>> {
  return (await exchange(definition, input, send)).data;
}

import type { core } from 'zod/mini';

type Schema = core.$ZodType;

/**
 * One call of the API: server and web read its address and its schemas here. The web's build leaves the schemas out (web/leaveOutSchemas.ts).
 */
export interface Call {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** May name parameters: `/checkouts/:id`. */
  path: string;
  query?: Schema;
  body?: Schema;
  /** The schema of `data` in the response; absent if no client reads it. It must not transform. */
  answer?: Schema;
}

/** A call that answers a list. */
export type ListCall = Call & { answer: core.$ZodType<unknown[]> };

type ParamsOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamsOf<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type Params<Path extends string> = [ParamsOf<Path>] extends [never]
  ? unknown
  : { params: Record<ParamsOf<Path>, string | number> };
type DeepReadonly<T> = unknown extends T ? T : { readonly [Key in keyof T]: DeepReadonly<T[Key]> };
type Query<C> = C extends { query: infer S extends Schema }
  ? { query: DeepReadonly<core.input<S>> }
  : unknown;
type Body<C> = C extends { body: infer S extends Schema } ? { body: DeepReadonly<core.input<S>> } : unknown;

/** The input of a call: the parameters of its path, its query and its body. */
export type InputOf<C extends Call> = Params<C['path']> & Query<C> & Body<C>;

/** `data` of its answer. */
export type AnswerOf<C extends Call> = C extends { answer: infer S extends Schema }
  ? core.output<S>
  : unknown;

/** The path with its parameters filled in. */
export function filledPath(path: string, params: Readonly<Record<string, string | number>> = {}): string {
  return path.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(params[name] ?? ''));
}

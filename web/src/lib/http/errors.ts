/** What the server answered with a failure status (WIRE.md, "Form"); its message is empty where the server said nothing. */
export class ApiError extends Error {
  readonly status: number;
  /** The wire's code, such as `SLOT_TAKEN`; empty where the answer was not in the wire's form. */
  readonly code: string;
  readonly extensions: Readonly<Record<string, unknown>>;

  constructor(status: number, code: string, message: string, extensions: Record<string, unknown> = {}) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.extensions = extensions;
  }
}

/** No answer at all, or one that is not the park's, as of a network that asks for a log-in of its own (SPEC.md §8). */
export class NetworkError extends Error {
  constructor(options?: ErrorOptions) {
    super('Network error: Unable to connect to the server', options);
    this.name = 'NetworkError';
  }
}

/** Whether a request may have been done all the same: there was no answer, or one of a server that stumbled. */
export function isUncertain(error: unknown): boolean {
  return error instanceof NetworkError || (error instanceof ApiError && error.status >= 500);
}

/** Whether asking again may bring an answer: nobody gave one, or the server stumbled or was in a hurry. */
export function isPassing(error: unknown): boolean {
  const root = rootOf(error);
  return isUncertain(root) || (root instanceof ApiError && root.status === 429);
}

/** What the server or the transport said, where an error of ours tells what it was about. */
export function rootOf(error: unknown): unknown {
  const { cause } = error instanceof Error ? error : {};
  return cause instanceof ApiError || cause instanceof NetworkError ? cause : error;
}

/** Reads `{"errors":[{message, extensions:{code}}]}`; an answer in any other form keeps its status alone. */
export function readFailure(status: number, body: unknown): ApiError {
  const first = firstFault(body);
  const extensions = isRecord(first?.extensions) ? first.extensions : {};
  const code = typeof extensions.code === 'string' ? extensions.code : '';
  const message = typeof first?.message === 'string' ? first.message : '';
  return new ApiError(status, code, message, extensions);
}

function firstFault(body: unknown): Record<string, unknown> | undefined {
  if (!isRecord(body) || !Array.isArray(body.errors)) return undefined;
  const [first]: unknown[] = body.errors;
  return isRecord(first) ? first : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

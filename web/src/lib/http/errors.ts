/** An error response (WIRE.md, "Form"); its message is empty without one from the server. */
export class ApiError extends Error {
  readonly status: number;
  /** The wire's code, such as `SLOT_TAKEN`; empty if the body is not in the wire's form. */
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

/** No response, or one that is not the park's, as from a captive portal (SPEC.md §8). */
export class NetworkError extends Error {
  constructor(options?: ErrorOptions) {
    super('Network error: Unable to connect to the server', options);
    this.name = 'NetworkError';
  }
}

/** Whether the server may have processed the request: no response, or a 5xx. */
export function isUncertain(error: unknown): boolean {
  return error instanceof NetworkError || (error instanceof ApiError && error.status >= 500);
}

/** Whether a retry may help: no response, a 5xx or a 429. */
export function isPassing(error: unknown): boolean {
  const root = rootOf(error);
  return isUncertain(root) || (root instanceof ApiError && root.status === 429);
}

/** The server's or transport's error behind one of our own. */
export function rootOf(error: unknown): unknown {
  const { cause } = error instanceof Error ? error : {};
  return cause instanceof ApiError || cause instanceof NetworkError ? cause : error;
}

/** Parses `{"errors":[{message, extensions:{code}}]}`; any other body leaves the status only. */
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

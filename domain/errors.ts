/** Every error of the API, with its HTTP status and its English default text (WIRE.md, "Codes"). */
export const errorCatalogue = {
  INVALID_PAYLOAD: { status: 400, message: 'Invalid payload.' },
  INVALID_QUERY: { status: 400, message: 'Invalid query.' },
  FAILED_VALIDATION: { status: 400, message: 'Validation failed.' },
  RECORD_NOT_UNIQUE: { status: 400, message: 'This value is already in use.' },
  INVALID_FOREIGN_KEY: { status: 400, message: 'The referenced record does not exist.' },
  INVALID_CREDENTIALS: { status: 401, message: 'Invalid user credentials.' },
  USER_SUSPENDED: { status: 401, message: 'This account is blocked. Please call the park.' },
  TOKEN_EXPIRED: { status: 401, message: 'Token expired.' },
  INVALID_TOKEN: { status: 403, message: 'Invalid token.' },
  FORBIDDEN: { status: 403, message: "You don't have permission to access this." },
  ROUTE_NOT_FOUND: { status: 404, message: "Route doesn't exist." },
  SLOT_TAKEN: { status: 409, message: 'This slot is already taken.' },
  SLOT_OVERLAP: { status: 409, message: 'A slot on this track already covers that time.' },
  SLOT_BOOKED: { status: 409, message: 'This slot is booked.' },
  SLOT_PAID: { status: 409, message: 'This slot is paid for.' },
  SLOT_HELD: { status: 409, message: 'This slot waits to be paid.' },
  HOLD_LIMIT: { status: 409, message: 'Other slots of yours wait to be paid.' },
  SLOT_NOT_BOOKED: { status: 409, message: 'Nobody holds this slot.' },
  PASS_EMPTY: { status: 409, message: 'There is not enough left on this pass.' },
  PASS_EXPIRED: { status: 409, message: 'This pass holds no more.' },
  PASS_NOT_VALID_HERE: { status: 409, message: 'This pass does not hold for that ride.' },
  PASS_DAY_USED: { status: 409, message: 'This pass gives no more on that day.' },
  PASS_FULL: { status: 409, message: 'This pass is shared with as many people as it can be.' },
  TOO_LITTLE: { status: 422, message: 'This is less than can be paid online.' },
  DAY_CLOSED: { status: 409, message: 'This day is closed already.' },
  CHANGED_SINCE: { status: 409, message: 'Something newer has happened since.' },
  DAY_CHANGED: { status: 409, message: 'Money has moved since these sums were read.' },
  KEY_USED: { status: 409, message: 'This key belongs to another call.' },
  TRACK_IN_USE: { status: 409, message: 'This track has slots or bookings.' },
  TRACK_LIMIT: { status: 409, message: 'There are as many tracks as a park can have.' },
  SEASON_BUSY: { status: 409, message: 'A change of the season is being carried out.' },
  SEASON_CHANGED: { status: 409, message: 'The season has been changed since it was read.' },
  CONTENT_CHANGED: { status: 409, message: 'This page has been changed since it was read.' },
  PICTURE_IN_USE: { status: 409, message: 'This picture is shown somewhere.' },
  PICTURE_LIMIT: { status: 409, message: 'There are as many pictures as the library can hold.' },
  CONTENT_TOO_LARGE: { status: 413, message: 'The request is too large.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'Send JSON with content-type application/json.' },
  TOO_LATE: { status: 422, message: 'It is too late for that.' },
  RIDE_LIMIT: { status: 422, message: 'You hold as many rides to come as this park allows.' },
  WISH_LIMIT: { status: 422, message: 'You wait for as many slots as this park allows.' },
  HOLD_AGAIN_LATER: { status: 422, message: 'You let this slot lapse twice without paying for it.' },
  TRACK_CLOSED: { status: 422, message: 'This track takes no bookings now.' },
  CLOSED: { status: 422, message: 'The track is closed at that time.' },
  UNREADABLE_COLOURS: { status: 422, message: 'These colours cannot be told apart well enough.' },
  TOO_EARLY: { status: 422, message: 'It is too early for that.' },
  REQUESTS_EXCEEDED: { status: 429, message: 'Too many requests, try again later.' },
  INTERNAL_SERVER_ERROR: { status: 500, message: 'An unexpected error occurred, try again in a moment.' },
  SERVICE_UNAVAILABLE: {
    status: 503,
    message: 'The service is not available right now, try again in a moment.',
  },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errorCatalogue;

/** Internal refusal codes without a code of the API, each with the code that the API answers instead. */
const wireCodes = {
  /**
   * No row with this id, or none that the actor may see. The answer is the same as without permission, so that nobody learns which ids exist.
   */
  NOT_FOUND: 'FORBIDDEN',
  /** The row has changed since it was read. */
  CHANGED_MEANWHILE: 'SLOT_TAKEN',
} as const satisfies Record<string, ErrorCode>;

/** The reason of a refusal. */
export type RefusalCode = ErrorCode | keyof typeof wireCodes;

function wireCodeOf(code: RefusalCode): ErrorCode {
  return code in wireCodes ? wireCodes[code as keyof typeof wireCodes] : (code as ErrorCode);
}

/** The application's only error class: a code of the catalogue, a message, and the extra fields of the response's `extensions`. */
export class ParkError extends Error {
  readonly reason: RefusalCode;
  /** The reason's code in the API. */
  readonly code: ErrorCode;
  readonly extensions: Readonly<Record<string, unknown>>;
  /** The same request may succeed after this many seconds; null if waiting does not help, or the time is unknown. */
  readonly retryAfter: number | null;

  constructor(
    reason: RefusalCode,
    options: { message?: string; extensions?: Record<string, unknown>; retryAfter?: number } = {},
  ) {
    const code = wireCodeOf(reason);
    super(options.message ?? errorCatalogue[code].message);
    this.name = 'ParkError';
    this.reason = reason;
    this.code = code;
    this.extensions = options.extensions ?? {};
    this.retryAfter = options.retryAfter ?? null;
  }

  get status(): number {
    return errorCatalogue[this.code].status;
  }
}

/** Several faults of one input, reported together: one entry per field (WIRE.md, FAILED_VALIDATION). */
export class ValidationFailed extends ParkError {
  readonly faults: readonly FieldFault[];

  constructor(faults: readonly FieldFault[]) {
    super('FAILED_VALIDATION', { message: faults[0]?.message ?? errorCatalogue.FAILED_VALIDATION.message });
    this.faults = faults;
  }
}

export interface FieldFault {
  field: string;
  /** The broken rule: required, nnull, email, regex, min, max, type … */
  type: string;
  message: string;
}

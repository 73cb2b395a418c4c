import type { MessageKind } from '@cablepark/domain/messages/message-kinds';
import type { PaymentMethod } from '@cablepark/domain/park/policy';
import type { PassUnit } from '@cablepark/domain/passes/pass-kind';
import type { PassReason } from '@cablepark/domain/passes/pass-reasons';
import type { BillState } from '@cablepark/domain/payments/bill-steps';
import type { CashMethod } from '@cablepark/domain/payments/cash-methods';
import type { RefundState } from '@cablepark/domain/payments/checkout';
import type { TakingsKind } from '@cablepark/domain/payments/takings';
import type { deskReasons, ownCancelling, passWithdrawn } from '@cablepark/domain/payments/void-reasons';
import type { WishState } from '@cablepark/domain/standby/wish';
import type { Language } from '@cablepark/domain/time/display';
import type { OwnData } from '../collect-own-data.ts';
import type { By } from '../own-data.entries.ts';

interface ListTexts {
  heading: string;
  columns: readonly string[];
}

/** The texts of the page with a rider's own data. */
export interface OwnDataTexts {
  /** ASCII letters: a file name. */
  file: string;
  title: (park: string) => string;
  lead: (moment: string) => string;
  none: string;
  more: (count: number) => string;
  decimalPoint: ',' | '.';
  yes: string;
  no: string;
  /** For a track without a name. */
  track: (number: number) => string;
  by: Record<By, string>;
  methods: Record<PaymentMethod | CashMethod, string>;
  /** Why money came or was returned. */
  moneyKinds: Record<TakingsKind, string>;
  tooLate: string;
  actions: Record<'book' | 'cancel', string>;
  late: string;
  /** The balance of a pass. */
  units: Record<PassUnit, (left: number) => string>;
  passReasons: Record<PassReason, string>;
  billStates: Record<BillState, string>;
  /** Why a payment ended, if the program wrote the reason. */
  ownCancelling: Record<keyof typeof ownCancelling | keyof typeof deskReasons | typeof passWithdrawn, string>;
  refundStates: Record<RefundState, string>;
  messageKinds: Record<MessageKind, string>;
  wishStates: Record<WishState, string>;
  /** Of the terms, in force from a day. */
  version: (version: number, from: string | null) => string;
  languages: Record<Language, string>;
  account: Record<'heading' | keyof OwnData['account'], string>;
  sessions: ListTexts;
  notified: ListTexts;
  bookings: ListTexts;
  history: ListTexts;
  payments: ListTexts;
  money: ListTexts;
  online: ListTexts;
  refunds: ListTexts;
  passes: ListTexts;
  pass_entries: ListTexts;
  withdrawals: ListTexts;
  no_shows: ListTexts;
  notes: ListTexts;
  friends: ListTexts;
  standby: ListTexts;
  messages: ListTexts;
  log: ListTexts;
}

import { moneyMethods } from '@cablepark/domain/park/policy';
import { type BackMethod, type CashMethod } from '@cablepark/domain/payments/cash-methods';
import type { SaleMethod } from '@cablepark/domain/payments/desk-bill';

/** Money that goes back, as somebody would note it who has a pencil. */
export interface PaperRefund {
  payment: PaperPayment;
  cents: number;
  state: 'created' | 'sent' | 'done' | 'refused';
}

export interface PaperPayment {
  id: number;
  slot: number;
  method: (typeof moneyMethods)[number];
  /** Of the desk: how it was said to be paid, one after the other. */
  methods: (typeof moneyMethods)[number][];
  cents: number;
  isVoided: boolean;
  /** Of money online: what went back without a refund of ours. */
  otherwise: number;
  /** Of a cancelled ride: how the desk gave its money back, if not as it came. */
  cameBackBy?: PaperPayment['method'] | undefined;
}

/** What a bill of the desk sold: a ride with its payment, a pass with its own, or things, which have none. */
export interface PaperLine {
  line: number;
  payment: number | null;
  /** Of a ride. */
  slot: number | null;
  pass: number | null;
  /** Grosze by method. */
  paid: readonly (readonly [CashMethod, number])[];
  isGone: boolean;
}

export interface PaperBill {
  id: string;
  lines: readonly PaperLine[];
  /** How it was said to be paid, one after the other; empty for two methods at once. */
  methods: SaleMethod[];
}

/** The books of a park on paper: each line is written once, on the day on which money moves. */
export class PaperBooks {
  readonly lines: { day: string; method: CashMethod; cents: number }[] = [];
  readonly payments: PaperPayment[] = [];
  readonly refunds: PaperRefund[] = [];
  readonly bills: PaperBill[] = [];
  readonly passes: { id: number; method: BackMethod; left: number; isVoided: boolean }[] = [];
  /** Guests without an account, and the merges of two of them. */
  readonly guests: string[] = [];
  readonly merges: number[] = [];
  /** The actions of the desk that were taken back. */
  readonly undone = new Set<number>();
  day = '';

  write(method: CashMethod, cents: number): void {
    this.lines.push({ day: this.day, method, cents });
  }

  /** It was paid in another way: it leaves as it was said to have come, and comes anew. */
  correct(payment: PaperPayment, method: PaperPayment['method'], id: number): void {
    payment.id = id;
    if (method === payment.method) return;
    this.write(payment.method, -payment.cents);
    this.write(method, payment.cents);
    payment.method = method;
    payment.methods.push(method);
  }

  /** A whole bill was paid in another way. */
  correctBill(bill: PaperBill, method: SaleMethod, payments: ReadonlyMap<number, number | null>): void {
    for (const line of bill.lines) {
      line.payment = payments.get(line.line) ?? line.payment;
      if (line.isGone || method === bill.methods.at(-1)) continue;
      for (const [paidBy, cents] of line.paid) {
        this.write(paidBy, -cents);
        this.write(method, cents);
      }
      line.paid = line.paid.map(([, cents]) => [method, cents]);
    }
    if (method !== bill.methods.at(-1)) bill.methods.push(method);
  }

  /** What of a payment online can still go back. */
  left(payment: PaperPayment): number {
    const gone = this.refunds
      .filter((refund) => refund.payment === payment && refund.state !== 'refused')
      .reduce((sum, { cents }) => sum + cents, 0);
    return payment.cents - gone - payment.otherwise;
  }

  askBack(payment: PaperPayment, cents: number): void {
    if (cents > 0) this.refunds.push({ payment, cents, state: 'created' });
  }

  /** The provider accepts all that waits. */
  send(): void {
    for (const refund of this.refunds.filter(({ state }) => state === 'created')) {
      refund.state = 'sent';
      this.write('online', -refund.cents);
    }
  }

  /** It carries out, or refuses, all that it has accepted. */
  end(refuses: boolean): void {
    for (const refund of this.refunds.filter(({ state }) => state === 'sent')) {
      refund.state = refuses ? 'refused' : 'done';
      if (refuses) this.write('online', refund.cents);
    }
  }

  /** Grosze by day and method, those alone that are not nothing. */
  sums(): Record<string, number> {
    const sums = new Map<string, number>();
    for (const { day, method, cents } of this.lines)
      sums.set(`${day} ${method}`, (sums.get(`${day} ${method}`) ?? 0) + cents);
    return Object.fromEntries([...sums].filter(([, cents]) => cents !== 0));
  }
}

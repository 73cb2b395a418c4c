import type { PaymentProvider, SettledState } from '../../../src/payment-providers/provider.ts';

/** A provider that says what a test has it say, and believes whoever knocks with the right word. */
export class ScriptedProvider implements PaymentProvider {
  readonly name = 'przelewy24';
  readonly leastAmount = 1;
  says: SettledState = 'open';
  /** What happens in the park while the provider is asked about a payment. */
  meanwhile: () => Promise<void> = async () => {};

  async start({ id }: { id: string }) {
    return { ref: `ref-${id}`, url: `https://provider.example/pay/${id}` };
  }

  readNotice(headers: Readonly<Record<string, string | string[] | undefined>>, body: Buffer) {
    return headers['x-word'] === 'right' ? { about: 'checkout' as const, id: body.toString() } : null;
  }

  async settle(_checkout: unknown, record: (ref: string) => Promise<boolean>) {
    await this.meanwhile();
    if (this.says === 'settled') await record('1');
    return this.says;
  }

  async expire() {}

  async tryKeys() {
    return 'taken' as const;
  }

  async refund() {
    return 'sent' as const;
  }
}

import { randomUUID } from 'node:crypto';
import { filledPath } from '@cablepark/contract/call';
import { recordReturnCall, refundAgainCall, refundGivenCall } from '@cablepark/contract/payments/refunds';
import { saleMethods } from '@cablepark/domain/park/policy';
import { voidWays } from '@cablepark/domain/payments/cash-entry';
import { backMethods } from '@cablepark/domain/payments/cash-methods';
import { leaves, type TakingsKind } from '@cablepark/domain/payments/takings';
import { dayOf } from '@cablepark/domain/time/park-time';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CheckoutJob, startCheckoutJob } from '../../src/modules/bills/checkout-job.ts';
import { findContradictions } from '../../src/ops/invariants/check.ts';
import { correctBill, giveBackOfBill, payBill } from '../support/book-bills.ts';
import { cancelSome, undoCancelling } from '../support/book-cancelling.ts';
import { mergeGuests, payAtDesk } from '../support/book-guests.ts';
import { bookStep, type Deed } from '../support/book-steps.ts';
import { correctMethod, takeBack } from '../support/book-undoing.ts';
import { type Call, callerOf } from '../support/call.ts';
import { depth } from '../support/depth.ts';
import { enginesOfScenes } from '../support/engines.ts';
import { PaperBooks } from '../support/paper-books.ts';
import { PaperTill } from '../support/paper-till.ts';
import { openTestApp, openTwin, type TestPark } from '../support/park.ts';
import { offerPasses, passRow } from '../support/passes.ts';
import { aPerson, logIn, type Person } from '../support/people.ts';
import { FakePrzelewy24 } from '../support/providers/fake-przelewy24.ts';
import { makeSlot, makeTracks } from '../support/slots.ts';

describe.each(enginesOfScenes)(
  'The books on $name, whatever is done and whatever the provider says',
  (engine) => {
    const provider = new FakePrzelewy24();
    let park: TestPark;
    let calls: [Call, Call];
    let jobs: CheckoutJob[];
    let [manager, editor, admin, rider] = [{}, {}, {}, {}] as [Person, Person, Person, Person];
    let days = 0;
    let minutes = 0;
    const till = new PaperTill();

    beforeAll(async () => {
      await provider.listen();
      park = await engine.open({ env: { PUBLIC_URL: 'https://park.example' } });
      park.payments = provider.open();
      provider.clock = park.clock;
      const twin = await openTwin(park);
      twin.payments = provider.open();
      calls = [callerOf(await openTestApp(park)), callerOf(await openTestApp(twin))];
      jobs = [park, twin].map((each) => startCheckoutJob(each, { isTimed: false }));
      await makeTracks(park);
      await offerPasses(park, { slots: 10, price: 490 });
      admin = await aPerson(park, 'Admin');
      const patch = {
        payments: { online: 'optional', afterNoShows: false },
        policy: { ridesAtMost: 1000, ridesADayAtMost: 1000 },
      };
      await calls[0]('PATCH', '/park', admin, patch);
      for (const each of [park, twin]) each.parkSettings.forget();
    });
    afterAll(() => provider.close());

    const today = () => dayOf(park.clock.now(), park.config.zone);

    const nextDay = async (book: PaperBooks) => {
      days += 1;
      // Near midnight, on one side of it or the other: the park is two hours ahead of UTC, or one in winter.
      const hour = days % 3 === 0 ? 21 : 9;
      const at = Temporal.PlainDate.from('2026-07-01').add({ days }).toPlainDateTime({ hour, minute: 59 });
      park.clock.set(`${at.toString()}Z`);
      book.day = today().toString();
      const again = async (who: Person) => ({ ...who, ...(await logIn(park, who)) });
      [manager, editor] = [await again(manager), await again(editor)];
      [admin, rider] = [await again(admin), await again(rider)];
    };

    /** The till is counted: what comes afterwards is of the next day. */
    const close = async (book: PaperBooks) => {
      if (book.day !== today().toString()) return;
      await till.close(calls, manager, book.day);
      book.day = today().add({ days: 1 }).toString();
    };

    const aSlot = async () => {
      minutes += 1;
      const start = Temporal.Instant.from('2029-06-01T06:00:00Z').add({ minutes }).toString();
      return await makeSlot(park, start, { duration: 1 });
    };
    const pick = <Each>(from: readonly Each[], at: number): Each | undefined =>
      from[at % Math.max(from.length, 1)];
    const refusals = new Set([400, 403, 409, 422]);
    const post = async (call: Call, url: string, who: Person, body: object) => {
      const answer = await call('POST', url, who, { request_key: randomUUID(), ...body });
      if (answer.status !== 200 && !refusals.has(answer.status))
        throw new Error(`${url}: ${answer.status} ${answer.code}`);
      return answer;
    };
    const reason = 'Wiatr';
    const deskOf = (call: Call, book: PaperBooks) => {
      const people = { manager, editor, admin, rider };
      return { park, call, post, people, aSlot, book };
    };

    /** Sends it. @returns what is to be noted where it was done */
    async function carryOut(
      call: Call,
      { kind, a, b }: Deed,
      book: PaperBooks,
    ): Promise<(() => void) | null> {
      const online = book.payments.filter(({ method }) => method === 'online');
      const done = (status: number, note: () => void) => (status === 200 ? note : null);
      if (kind === 'payDesk') return await payAtDesk(deskOf(call, book), { kind, a, b });
      if (kind === 'payOnline') {
        const slot = await aSlot();
        const { status, data } = await post(call, '/checkouts', rider, { slots: [slot] });
        if (status !== 200) return null;
        provider.pay(String(data['id']));
        await call('GET', `/checkouts/${String(data['id'])}`, rider);
        const paid = await call('GET', `/items/Slot/${slot}?fields=payment`, manager);
        return () => {
          const payment = { id: Number(paid.data['payment']), slot, method: 'online' as const };
          book.payments.push({ ...payment, methods: [], cents: 5500, isVoided: false, otherwise: 0 });
          book.write('online', 5500);
        };
      }
      if (kind === 'sellPass') {
        const method = saleMethods[a % 3] ?? 'cash';
        const { status, data } = await post(call, '/passes', manager, {
          kind: passRow,
          method,
          account: rider.id,
        });
        return done(status, () => {
          book.passes.push({ id: data.id, method, left: 49_000, isVoided: false });
          book.write(method, 49_000);
        });
      }
      const pass = pick(book.passes, a);
      if (kind === 'rideOnPass') {
        if (!pass) return null;
        const slot = await aSlot();
        const { status } = await call('PATCH', `/items/Slot/${slot}`, rider, {
          bookedBy: rider.id,
          pass: pass.id,
        });
        return done(status, () => void (pass.left -= 4900));
      }
      if (kind === 'voidPass') {
        if (!pass || pass.isVoided) return null;
        const back_by = pick(backMethods, b) ?? 'cash';
        const money_back = b % 2 === 0 ? 49 : 0;
        const { status } = await post(call, `/passes/${pass.id}/void`, editor, {
          reason,
          money_back,
          back_by,
        });
        return done(status, () => {
          pass.isVoided = true;
          if (money_back > 0) book.write(back_by, -4900);
        });
      }
      if (kind === 'void' || kind === 'cancel') {
        const payment = pick(kind === 'cancel' ? online : book.payments, a);
        if (!payment) return null;
        const way = pick(voidWays, b) ?? 'mistake';
        const isOnline = payment.method === 'online';
        const body = { payment: payment.id, reason, ...(isOnline ? {} : { back_by: way }) };
        const { status } =
          kind === 'cancel'
            ? await post(call, '/me/cancellations', rider, { slot: payment.slot })
            : await post(call, '/desk/voids', editor, body);
        return done(status, () => {
          // Of a ride whose payment was voided before, cancelling brings nothing back.
          if (payment.isVoided) return;
          payment.isVoided = true;
          if (isOnline) book.askBack(payment, book.left(payment));
          else book.write(way === 'mistake' ? payment.method : way, -payment.cents);
        });
      }
      if (kind === 'refundPart' || kind === 'record') {
        const payment = pick(online, a);
        if (!payment) return null;
        const amount = 1 + (b % 30);
        const back_by = pick([...backMethods, 'provider' as const], b) ?? 'provider';
        const body = { payment: payment.id, amount, reason };
        const { status } =
          kind === 'record'
            ? await post(call, recordReturnCall.path, editor, { ...body, back_by })
            : await post(call, '/desk/refunds', editor, body);
        return done(status, () => {
          if (kind === 'refundPart') return book.askBack(payment, amount * 100);
          payment.otherwise += amount * 100;
          book.write(back_by === 'provider' ? 'online' : back_by, -amount * 100);
        });
      }
      if (kind === 'merge' || kind === 'undoMerge')
        return await mergeGuests(deskOf(call, book), { kind, a, b });
      if (kind === 'cancelSome') return await cancelSome(deskOf(call, book), { kind, a, b });
      if (kind === 'undoCancelling') return await undoCancelling(deskOf(call, book), { kind, a, b });
      if (kind === 'correct') return await correctMethod({ call, manager, book, at: a, to: b });
      if (kind === 'payBill') return await payBill(deskOf(call, book), { kind, a, b });
      if (kind === 'correctBill') return await correctBill(deskOf(call, book), { kind, a, b });
      if (kind === 'returnItem' || kind === 'voidOfBill')
        return await giveBackOfBill(deskOf(call, book), { kind, a, b });
      if (kind === 'takeBack') return await takeBack({ park, call, manager, book, at: a });
      return await settleRefused(call, { kind, a, b }, book);
    }

    async function settleRefused(call: Call, { kind, a, b }: Deed, book: PaperBooks) {
      const { rows } = await call('GET', '/desk/money-questions', manager);
      const question = pick(
        rows.filter((row) => row['kind'] === 'refund-refused'),
        a,
      );
      const payment = book.payments.find(({ id }) => id === question?.['payment']);
      if (!question || !payment) return null;
      const id = String(question['refund']);
      const cents = Math.round(Number(question['amount']) * 100);
      const back_by = pick(backMethods, b) ?? 'cash';
      const { status } =
        kind === 'again'
          ? await post(call, filledPath(refundAgainCall.path, { id: id }), editor, { reason })
          : await post(call, filledPath(refundGivenCall.path, { id: id }), editor, { reason, back_by });
      if (status !== 200) return null;
      return () => {
        if (kind === 'again') return book.askBack(payment, cents);
        payment.otherwise += cents;
        book.write(back_by, -cents);
      };
    }

    /** Parts before the whole: what is voided takes what they have left. What is taken back was done before. */
    const orders: Partial<Record<Deed['kind'], number>> = {
      void: 1,
      cancel: 1,
      cancelSome: 1,
      takeBack: 2,
      undoCancelling: 2,
    };
    const order = (each: Deed) => orders[each.kind] ?? 0;

    async function go(at: Deed[] | string, book: PaperBooks): Promise<void> {
      if (at === 'day') return await nextDay(book);
      if (at === 'close') return await close(book);
      if (typeof at !== 'string') {
        const [first, second] = calls;
        const both = await Promise.all(
          at.map(async (each, index) => ({ each, note: await carryOut(index ? second : first, each, book) })),
        );
        for (const { note } of both.toSorted((one, other) => order(one.each) - order(other.each))) note?.();
        return;
      }
      provider.mood.refusesRefunds = at === 'refused';
      // Two servers look after refunds at once, and are told the same twice.
      if (at !== 'send') provider.endRefunds();
      await Promise.all(jobs.map((job) => (at === 'send' ? job.release() : job.reconcile())));
      await Promise.all(jobs.map((job) => job.reconcile()));
      if (at !== 'send') book.end(at === 'refused');
      book.send();
    }

    async function told(call: Call, from: string, to: string): Promise<Record<string, number>> {
      const { rows } = await call('GET', `/takings?from=${from}&to=${to}`, manager);
      const sums = new Map<string, number>();
      for (const { day, method, kind, amount } of rows.filter((row) => row['method'] !== 'pass')) {
        const cents = Math.round(Number(amount) * 100) * (leaves(kind as TakingsKind) ? -1 : 1);
        const line = [day, method].join(' ');
        sums.set(line, (sums.get(line) ?? 0) + cents);
      }
      return Object.fromEntries([...sums].filter(([, cents]) => cents !== 0));
    }

    test('say after each step what a pencil says, and no day that is over changes', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(bookStep, { minLength: 8, maxLength: 24 }), async (steps) => {
          const book = new PaperBooks();
          [manager, editor, rider] = [
            await aPerson(park, 'Manager'),
            await aPerson(park, 'Editor'),
            await aPerson(park),
          ];
          await nextDay(book);
          const first = book.day;
          for (const at of steps) {
            await go(at, book);
            till.note(book);
            expect({ at, sums: await told(calls[0], first, book.day) }).toEqual({ at, sums: book.sums() });
          }
          // Nothing is left for the next park on paper.
          await go('send', book);
          await go('done', book);
          expect(await told(calls[1], first, book.day)).toEqual(book.sums());
          const nowMs = park.clock.now().epochMilliseconds;
          expect(await findContradictions(park.store.db, engine.name, nowMs)).toEqual([]);
          await nextDay(book);
        }),
        { numRuns: depth.bookRuns },
      );
    }, 600_000);
  },
);

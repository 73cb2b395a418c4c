import type { SetupState } from '@cablepark/contract/accounts/setup.schema';
import { defaultContent } from '@cablepark/domain/park/content';
import { type StepState, setupSteps } from '@cablepark/domain/park/setup';
import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { staff } from '../../i18n/pl/staff.ts';
import { plain, siteAround } from '../../testing/render.tsx';
import { StepForm } from './StepForm.tsx';
import { OpenStep } from './steps/OpenStep.tsx';
import { SeasonStep } from './steps/SeasonStep.tsx';
import { useCurrentStep } from './useCurrentStep.ts';

type States = SetupState['steps'];

const statesOf = (done: readonly string[]) =>
  Object.fromEntries(
    setupSteps.map((step): [string, StepState] => [step, done.includes(step) ? 'done' : 'todo']),
  ) as States;
const stateOf = (done: readonly string[]): SetupState => ({
  steps: statesOf(done),
  setup: { seen: [], isOver: false },
  opening: { isOpen: false, day: null },
  counts: { tracks: 0, plans: 0, staff: 1 },
  slot_prices: { listed: null, season: { weekday: [55], weekend: [69] }, apart: [] },
  first_slots: null,
  public_url: 'http://localhost:3000',
  public_url_set: false,
  mail: { kind: 'folder', place: '/data/mail', from: 'a@park.example' },
});

const stepWith = (name: string) => (
  <StepForm
    step="operator"
    rows={[['operator.name']]}
    state={stateOf(['contact'])}
    content={{ ...defaultContent, name }}
    onDone={() => undefined}
  />
);

const openStep = (done: readonly string[]) => (
  <OpenStep state={stateOf(done)} content={defaultContent} onDone={() => undefined} />
);

afterEach(() => vi.unstubAllGlobals());

test('A step that is done stays open until the owner goes on to the next', async () => {
  const wrapper = await siteAround();
  const { result, rerender } = renderHook(({ states }) => useCurrentStep(states), {
    wrapper,
    initialProps: { states: statesOf([]) },
  });
  await waitFor(() => expect(result.current.current).toBe('contact'));
  rerender({ states: statesOf(['contact']) });
  expect(result.current.current).toBe('contact');
  act(() => result.current.goOn('contact'));
  expect(result.current.current).toBe('operator');
});

test('A step that was opened before the last one was read again puts nothing of it back', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, init?: RequestInit) => {
    if (typeof init?.body === 'string') sent.push(JSON.parse(init.body));
    return Response.json({ data: {} });
  });
  const wrapper = await siteAround();
  const page = render(stepWith(defaultContent.name), { wrapper });
  const field = await screen.findByLabelText(plain(staff.park.fields['operator.name']));
  page.rerender(stepWith('Jezioro Wake'));
  fireEvent.change(field, { target: { value: 'Jezioro sp. z o.o.' } });
  fireEvent.click(screen.getByRole('button', { name: staff.setup.save }));
  await waitFor(() =>
    expect(sent).toEqual([{ operator: { name: 'Jezioro sp. z o.o.' }, setup: { seen: ['operator'] } }]),
  );
});

test('Before it opens, a park hears that its terms name nobody who runs it', async () => {
  const wrapper = await siteAround();
  const { rerender } = render(openStep([]), { wrapper });
  const link = await screen.findByRole('link', { name: plain(staff.setup.open.addOperator) });
  expect(link.getAttribute('href')).toBe('/?step=operator');
  rerender(openStep(['operator']));
  expect(screen.queryByRole('link', { name: plain(staff.setup.open.addOperator) })).toBeNull();
});

test('Before it opens, a park hears where its price list differs from what riders will pay', async () => {
  const wrapper = await siteAround();
  const listed = { weekday: 55, weekend: 60 };
  const prices = { listed, season: { weekday: [55], weekend: [69] }, apart: ['weekend' as const] };
  const step = (slotPrices: SetupState['slot_prices']) => (
    <OpenStep
      state={{ ...stateOf([]), slot_prices: slotPrices }}
      content={defaultContent}
      onDone={() => undefined}
    />
  );
  const { rerender } = render(step(prices), { wrapper });
  await screen.findByText(
    plain(staff.setup.prices.apart('60\u00a0zł', staff.setup.prices.when.weekend, '69\u00a0zł')),
  );
  rerender(step({ ...prices, apart: [] }));
  expect(screen.queryByText(plain(staff.setup.prices.apartHint))).toBeNull();
  rerender(step({ ...prices, listed: null, apart: [] }));
  await screen.findByText(plain(staff.setup.open.noPrices));
});

test('From the season’s own page one comes back to a step that goes on', async () => {
  const wrapper = await siteAround();
  const onDone = vi.fn();
  const step = (done: Parameters<typeof stateOf>[0]) => (
    <SeasonStep state={stateOf(done)} content={defaultContent} onDone={onDone} />
  );
  const { rerender } = render(step([]), { wrapper });
  screen.getByRole('button', { name: plain(staff.setup.notNow) });
  rerender(step(['season']));
  fireEvent.click(screen.getByRole('button', { name: plain(staff.setup.next) }));
  expect(onDone).toHaveBeenCalledOnce();
});

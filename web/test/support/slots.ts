import { defaultZone } from '@cablepark/domain/time/park-time';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { makeSlot } from '../../../server/test/support/slots.ts';
import type { TestSite } from './openSite.tsx';
import { plain } from './page.ts';

type Differs = Parameters<typeof makeSlot>[2];

/** A moment by the park's clocks, `at('2026-07-04', '12:00')`, as ISO text. */
export function at(day: string, time: string): string {
  return Temporal.PlainDate.from(day)
    .toZonedDateTime({ timeZone: defaultZone, plainTime: time })
    .toInstant()
    .toString();
}

let days = 0;

/** A day on which no test of the file has made slots: slots stay, as what was paid and booked does. */
export function nextDay(from = '2026-07-04'): string {
  days += 1;
  return Temporal.PlainDate.from(from).add({ days }).toString();
}

/** Quarters of an hour on end for 55 zł each, on track 1 where nothing else is said. @returns their ids */
export async function makeQuarters(
  { park }: TestSite,
  [day, time]: [day: string, time: string],
  count: number,
  differs: Differs = {},
): Promise<number[]> {
  const first = Temporal.Instant.from(at(day, time));
  const starts = Array.from({ length: count }, (_, index) => first.add({ minutes: 15 * index }).toString());
  return await Promise.all(starts.map((start) => makeSlot(park, start, differs)));
}

/** The button of a slot on the planner, once it says this. */
export async function slot(id: number | undefined, word: string): Promise<HTMLButtonElement> {
  const found = () => document.querySelector<HTMLButtonElement>(`[data-slot="${id}"]`);
  await waitFor(() => expect(plain(found()?.textContent ?? '')).toContain(plain(word)));
  return found() as HTMLButtonElement;
}

/** Presses a slot that says this. */
export async function pressSlot(id: number | undefined, word: string): Promise<void> {
  const button = await slot(id, word);
  await waitFor(() => {
    expect(button.disabled).toBe(false);
    expect(button.getAttribute('aria-busy')).toBeNull();
  });
  fireEvent.click(button);
}

/** The cell of a day in the month, `2026-07-04`, once its slots are known. */
export async function day(date: string): Promise<HTMLButtonElement> {
  const found = () => document.querySelector<HTMLButtonElement>(`[data-day="${date}"]`);
  await waitFor(() => expect(found()?.textContent ?? '').toMatch(/, /));
  return found() as HTMLButtonElement;
}

/** The sheet of the day that is open. */
export const daySheet = () => screen.findByRole('dialog');

/** Presses what books the whole of an hour, `12:00`. */
export async function pressHour(hour: string): Promise<void> {
  const found = () =>
    [...document.querySelectorAll<HTMLElement>('dialog button:not([data-slot])')].find((each) =>
      each.textContent?.startsWith(hour),
    );
  await waitFor(() => expect(found()).toBeTruthy());
  fireEvent.click(found() as HTMLElement);
}

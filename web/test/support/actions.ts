import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { named, plain } from './page.ts';

type Name = string | RegExp;

/** Something on the page once it is there, by its role and name. @param place where it is looked for */
export function the(role: string, name: Name, place: HTMLElement = document.body): Promise<HTMLElement> {
  return within(place).findByRole(role, { name: named(name) });
}

/** What the page has of a role and name right now. */
export function all(role: string, name: Name, place: HTMLElement = document.body): HTMLElement[] {
  return within(place).queryAllByRole(role, { name: named(name) });
}

/** Clicks, and lets the page do what follows at once. */
export async function click(element: HTMLElement): Promise<void> {
  await act(async () => void fireEvent.click(element));
}

/** Presses a button once it is there and can be pressed. */
export async function tap(name: Name, place?: HTMLElement): Promise<void> {
  const found = (await the('button', name, place)) as HTMLButtonElement;
  await waitFor(() => expect(found.disabled).toBe(false));
  await click(found);
}

/** Gives a field another value: as typed, or chosen in a list. */
export async function set(element: Element, value: string): Promise<void> {
  await act(async () => void fireEvent.change(element, { target: { value } }));
}

/** A field by its label: the first of them, where others are called the same. */
export async function fieldIn(label: string, place: HTMLElement = document.body): Promise<HTMLInputElement> {
  const found = await within(place).findAllByLabelText<HTMLInputElement>(named(label));
  return found[0] as HTMLInputElement;
}

/** Types over what stands in a field, or chooses in a list. */
export async function write(label: string, value: string, place?: HTMLElement): Promise<void> {
  await set(await fieldIn(label, place), value);
}

/** Ticks a box, or chooses one of several. */
export async function tick(label: string, place?: HTMLElement): Promise<void> {
  await click(await fieldIn(label, place));
}

/** Chooses in a list by what is read there. */
export async function choose(label: string, option: string, place?: HTMLElement): Promise<void> {
  const list = (await fieldIn(label, place)) as unknown as HTMLSelectElement;
  const found = [...list.options].find(({ text }) => named(option)(text));
  expect(found, `${option} among ${[...list.options].map(({ text }) => text).join(', ')}`).toBeTruthy();
  await set(list, found?.value ?? '');
}

/** The dialog that is open. */
export function dialog(): Promise<HTMLElement> {
  return screen.findByRole('dialog');
}

/** What somebody reads there, its spaces plain. */
export function textOf(element: Element | null | undefined): string {
  return plain(element?.textContent ?? '').trim();
}

/** It comes to say this. */
export async function expectSays(element: () => Element | null | undefined, text: string): Promise<void> {
  await waitFor(() => expect(textOf(element())).toContain(plain(text)));
}

/** What is said below a field: its hint, or what is wrong with it. */
export async function expectTold(label: string, text: string, place?: HTMLElement): Promise<void> {
  const field = await fieldIn(label, place);
  await waitFor(() => expect(toldAt(field)).toContain(plain(text)));
}

export function toldAt(field: Element): string {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => textOf(document.getElementById(id))).join(' ');
}

/** The window is looked at again: what may have changed meanwhile is read anew. */
export async function lookAgain(): Promise<void> {
  await act(async () => void window.dispatchEvent(new Event('visibilitychange')));
}

/** The same after a while, when what was read is stale. */
export async function lookAgainLater(): Promise<void> {
  const later = vi.spyOn(Date, 'now').mockReturnValue(Number.MAX_SAFE_INTEGER);
  await lookAgain();
  later.mockRestore();
}

/** Chooses files of the device. */
export async function sendFiles(label: string, ...files: File[]): Promise<void> {
  const field = await fieldIn(label);
  Object.defineProperty(field, 'files', { value: files, configurable: true });
  await act(async () => void fireEvent.change(field));
}

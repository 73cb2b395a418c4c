import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';

/** As the tests' library reads the page: any space is a space. */
export const plain = (text: string) => text.replace(/\s+/g, ' ');

/** A field by its label, as it stands once the page has it. */
export function field(label: string): Promise<HTMLInputElement> {
  return screen.findByLabelText<HTMLInputElement>(plain(label));
}

/** Types a value over what stands in the field. */
export async function fill(label: string, value: string): Promise<void> {
  fireEvent.change(await field(label), { target: { value } });
}

/** For `getByRole(…, { name: named(…) })`: texts tie some of their words together, and any space is a space. */
export function named(name: string | RegExp): (given: string) => boolean {
  const matches = (given: string) =>
    typeof name === 'string' ? plain(given).trim() === plain(name).trim() : name.test(plain(given));
  // What was looked for in vain is named by it.
  return Object.assign(matches, { toString: () => String(name) });
}

export function button(name: string | RegExp): Promise<HTMLButtonElement> {
  return screen.findByRole<HTMLButtonElement>('button', { name: named(name) });
}

export function link(name: string | RegExp): Promise<HTMLAnchorElement> {
  return screen.findByRole<HTMLAnchorElement>('link', { name: named(name) });
}

/** Presses a button once it is there and can be pressed. */
export async function press(name: string | RegExp): Promise<void> {
  const found = await button(name);
  await waitFor(() => expect(found.disabled).toBe(false));
  fireEvent.click(found);
}

export async function expectPath(path: string): Promise<void> {
  await waitFor(() => expect(window.location.pathname).toBe(path));
}

/** The page says this somewhere. */
export async function expectText(text: string | RegExp): Promise<void> {
  expect((await screen.findAllByText(typeof text === 'string' ? plain(text) : text)).length).toBeGreaterThan(
    0,
  );
}

/** The question that is open. */
export const question = () => screen.findByRole('alertdialog');

/** The open question says this. */
export async function expectQuestion(text: string): Promise<void> {
  await waitFor(async () => expect(plain((await question()).textContent ?? '')).toContain(plain(text)));
}

/** Answers the open question with the button of this name. */
export async function answer(label: string): Promise<void> {
  fireEvent.click(await within(await question()).findByRole('button', { name: named(label) }));
}

export async function expectNoQuestion(): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
}

/** A message appears at the edge of the page. */
export async function expectToast(text: string | RegExp): Promise<void> {
  const shown = () =>
    [...document.querySelectorAll('.Toastify__toast')]
      .map((toast) => plain(toast.textContent ?? ''))
      .join('\n');
  await waitFor(() =>
    typeof text === 'string' ? expect(shown()).toContain(plain(text)) : expect(shown()).toMatch(text),
  );
}

/** The page says this nowhere, or no more. */
export async function expectNoText(text: string): Promise<void> {
  await waitFor(() => expect(screen.queryAllByText(plain(text))).toEqual([]));
}

/** A part of the page by its heading. */
export const region = (name: string | RegExp) => screen.findByRole('region', { name: named(name) });

/** A part of the page by its heading, to look for something in. */
export async function part(name: string) {
  return within(await region(name));
}

type Part = Awaited<ReturnType<typeof part>>;

/** Types a value into the field of a part. */
export async function fillIn(where: Part, label: string, value: string): Promise<void> {
  fireEvent.change(await where.findByLabelText(plain(label)), { target: { value } });
}

/** Presses a button of a part once it is there and can be pressed. */
export async function pressIn(where: Part, name: string | RegExp): Promise<void> {
  const found = await where.findByRole<HTMLButtonElement>('button', { name: named(name) });
  await waitFor(() => expect(found.disabled).toBe(false));
  fireEvent.click(found);
}

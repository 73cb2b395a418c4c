import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { focusErrors } from './focusErrors.ts';

let stop = () => {};

beforeEach(() => {
  document.body.innerHTML = `
    <section>
      <form><input id="name"><input id="mail"><button id="send">send</button></form>
    </section>`;
  stop = focusErrors();
});
afterEach(() => {
  stop();
  document.body.innerHTML = '';
});

const byId = (id: string) => document.querySelector<HTMLElement>(`#${id}`) as HTMLElement;
const form = () => document.querySelector('form') as HTMLFormElement;
const later = () => new Promise((done) => setTimeout(done, 20));
const expectFocus = (id: string) => vi.waitFor(() => expect(document.activeElement?.id).toBe(id));

function say(id: string): void {
  const alert = document.createElement('div');
  Object.assign(alert, { id, tabIndex: -1 });
  alert.setAttribute('role', 'alert');
  document.querySelector('section')?.append(alert);
}

test('The first wrong field has the focus, whatever is said beside', async () => {
  fireEvent.submit(form());
  say('beside');
  byId('mail').setAttribute('aria-invalid', 'true');
  await expectFocus('mail');
});

test('Where no field is wrong the message has it, also one that stands after the form', async () => {
  fireEvent.submit(form());
  say('refused');
  await expectFocus('refused');
});

test('A field that was wrong before and still is has it again', async () => {
  byId('name').setAttribute('aria-invalid', 'true');
  byId('send').focus();
  fireEvent.submit(form());
  await expectFocus('name');
});

test('While the form works nothing is taken for its answer', async () => {
  byId('name').setAttribute('aria-invalid', 'true');
  byId('send').focus();
  fireEvent.submit(form());
  byId('send').setAttribute('aria-busy', 'true');
  await later();
  expect(document.activeElement?.id).toBe('send');
  byId('send').removeAttribute('aria-busy');
  await expectFocus('name');
});

test('Who types on keeps the focus, and what was said before the form was sent is no answer to it', async () => {
  say('old');
  fireEvent.submit(form());
  await later();
  expect(document.activeElement).toBe(document.body);
  byId('name').focus();
  fireEvent.input(byId('name'));
  say('late');
  await later();
  expect(document.activeElement?.id).toBe('name');
});

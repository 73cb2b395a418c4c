import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepFocus } from './keepFocus.ts';

let stop = () => {};

beforeEach(() => {
  document.body.innerHTML = `
    <div id="main">
      <ul id="list"><li id="first"><button id="cancel">cancel</button></li><li><button id="other">other</button></li></ul>
    </div>`;
  stop = keepFocus();
});
afterEach(() => {
  stop();
  document.body.innerHTML = '';
});

const byId = (id: string) => document.querySelector<HTMLElement>(`#${id}`) as HTMLElement;
const expectFocus = (id: string) => vi.waitFor(() => expect(document.activeElement?.id).toBe(id));

test('Where the pressed button goes, the focus stays by its place', async () => {
  byId('cancel').focus();
  byId('first').remove();
  await expectFocus('list');
});

test('A button that was busy has the focus again', async () => {
  const button = byId('cancel') as HTMLButtonElement;
  button.focus();
  button.disabled = true;
  button.blur();
  await Promise.resolve();
  button.disabled = false;
  await expectFocus('cancel');
});

test('After a dialog whose opener has gone the focus stays by the opener’s place', async () => {
  byId('cancel').focus();
  const dialog = document.createElement('dialog');
  dialog.innerHTML = '<button id="yes">yes</button>';
  document.body.append(dialog);
  dialog.setAttribute('open', '');
  byId('yes').focus();
  byId('first').remove();
  dialog.remove();
  await expectFocus('list');
});

test('Who lets go of it by a press elsewhere is left alone', async () => {
  byId('cancel').focus();
  fireEvent.pointerDown(document.body);
  byId('cancel').blur();
  await Promise.resolve();
  byId('first').remove();
  await new Promise((later) => setTimeout(later));
  expect(document.activeElement).toBe(document.body);
});

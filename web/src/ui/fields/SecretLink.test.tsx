import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { calendars as words } from '../../i18n/pl/staff/desk/calendars.ts';
import { show } from '../../testing/render.tsx';
import { SecretLink } from './SecretLink.tsx';

const old = 'https://park.example/calendar/old';
const made = 'https://park.example/calendar/made';

function ignore(): void {}

/** The link of a page; the test controls the server's responses. */
async function shownWith(first: string | null) {
  let answer: (url: string | null) => void = ignore;
  function Page() {
    const [{ url, busy }, set] = useState({ url: first, busy: false });
    answer = (next) => set({ url: next, busy: false });
    return (
      <>
        <SecretLink
          url={url}
          words={words}
          busy={busy}
          onRenew={() => set({ url, busy: true })}
          end={<button type="button">end</button>}
        />
        <button type="button">elsewhere</button>
      </>
    );
  }
  await show(<Page />);
  return (url: string | null) => act(async () => answer(url));
}

const button = (name: string) => screen.getByRole('button', { name });

/** Imitates browsers when a focused button is disabled. */
function loseFocus() {
  button('elsewhere').focus();
  button('elsewhere').blur();
}

async function press(name: string) {
  button(name).focus();
  await act(async () => void fireEvent.click(button(name)));
}

async function renew() {
  await press(words.renew);
  // The question's code loads when the first one is asked.
  const asked = await screen.findByRole('alertdialog');
  const confirmed = within(asked).getByRole('button', { name: words.renew });
  await act(async () => void fireEvent.click(confirmed));
  loseFocus();
}

test('Once the first link is made, the keyboard is at the link', async () => {
  const answer = await shownWith(null);
  await press(words.make);
  loseFocus();
  await answer(made);
  expect(document.activeElement).toBe(screen.getByRole('link', { name: words.open }));
});

test('Once the link is renewed, the keyboard is at the new one', async () => {
  const answer = await shownWith(old);
  await renew();
  await answer(made);
  expect(document.activeElement).toBe(screen.getByRole('link', { name: words.open }));
});

test('Where it could not be renewed, the keyboard is at the button again', async () => {
  const answer = await shownWith(old);
  await renew();
  await answer(old);
  expect(document.activeElement).toBe(button(words.renew));
});

test('Where the first link could not be made, the keyboard is at its button again', async () => {
  const answer = await shownWith(null);
  await press(words.make);
  loseFocus();
  await answer(null);
  expect(document.activeElement).toBe(button(words.make));
});

test('Who has gone elsewhere meanwhile stays there', async () => {
  const answer = await shownWith(old);
  await renew();
  button('elsewhere').focus();
  await answer(made);
  expect(document.activeElement).toBe(button('elsewhere'));
});

test('A link that changes by itself takes nobody along', async () => {
  const answer = await shownWith(old);
  await answer(made);
  expect(document.activeElement).toBe(document.body);
});

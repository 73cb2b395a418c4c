import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { BrowserRouter, Link, Route, Routes, useNavigate } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useMenu } from './useMenu.ts';

let arrive: () => void;
let coming: Promise<void>;

beforeEach(() => {
  window.history.replaceState(null, '', '/here');
  ({ promise: coming, resolve: arrive } = Promise.withResolvers<void>());
});
afterEach(cleanup);

function Frame() {
  const menu = useMenu();
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={menu.open}>
        open
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        back
      </button>
      <Link to="/slow">slow</Link>
      <Link to="/here">here</Link>
      {menu.isOpen && <dialog open>menu</dialog>}
      <Suspense>
        <Routes>
          <Route path="/here" element={<h1>here</h1>} />
          <Route path="/slow" element={<SlowPage />} />
        </Routes>
      </Suspense>
    </>
  );
}

function SlowPage() {
  use(coming);
  return <h1>slow</h1>;
}

async function showFrame(): Promise<void> {
  await act(
    async () =>
      void render(
        <BrowserRouter>
          <Frame />
        </BrowserRouter>,
      ),
  );
}

const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByText(name, { selector: 'a, button' })));
const arrived = () => act(async () => arrive());
const isOpen = () => screen.queryByText('menu') !== null;

test('A menu closes when its visitor goes somewhere, also to where they are', async () => {
  await showFrame();
  await press('open');
  expect(isOpen()).toBe(true);
  await press('slow');
  await arrived();
  expect(isOpen()).toBe(false);
  await press('here');
  await press('open');
  expect(isOpen()).toBe(true);
  await press('here');
  expect(isOpen()).toBe(false);
});

test('A page that was on its way when the menu was opened leaves it open', async () => {
  await showFrame();
  await press('slow');
  expect(screen.queryByRole('heading', { name: 'slow' })).toBeNull();
  await press('open');
  expect(isOpen()).toBe(true);
  await arrived();
  expect(screen.getByRole('heading', { name: 'slow' })).toBeTruthy();
  expect(isOpen()).toBe(true);
  await press('here');
  expect(isOpen()).toBe(false);
});

test('Going back to where a menu was open does not open it again', async () => {
  await showFrame();
  await press('open');
  await press('slow');
  await arrived();
  expect(isOpen()).toBe(false);
  await press('back');
  expect(await screen.findByRole('heading', { name: 'here' })).toBeTruthy();
  expect(isOpen()).toBe(false);
});

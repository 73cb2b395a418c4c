import type { ContentVersionRow } from '@cablepark/contract/park/contents.schema';
import { defaultContents } from '@cablepark/domain/content/defaults';
import type { HomePage } from '@cablepark/domain/content/home.schema';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { common } from '../../i18n/pl/common.ts';
import { staff } from '../../i18n/pl/staff.ts';
import { useContent } from '../../park/contents.ts';
import { plain, siteAround } from '../../testing/render.tsx';
import { BilingualArea, BilingualField } from './BilingualField.tsx';
import { ContentEditorPage } from './ContentEditorPage.tsx';

const t = staff.content;
const ours = defaultContents.home;
const written: HomePage = { ...ours, title: { pl: 'Nad zalewem', en: 'By the reservoir' } };
const row = (version: number, first_name: string | null): ContentVersionRow => ({
  version,
  date_created: '2026-05-02T10:00:00.000Z',
  user_created: first_name === null ? null : { id: 'a', first_name, last_name: null },
});

/** The fake server: the stored version, the requests, and the refusals. */
let standing: { version: number; content: HomePage };
let versions: ContentVersionRow[];
const sent: { edited: number; content: HomePage }[] = [];

beforeEach(() => {
  sent.length = 0;
  standing = { version: 1, content: ours };
  versions = [row(1, null)];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const { pathname } = new URL(url, 'http://park.test');
    if (init?.method === 'POST') return write(JSON.parse(init.body as string));
    if (pathname.endsWith('/versions')) return Response.json({ data: versions });
    const past = /versions\/(\d+)$/.exec(pathname)?.[1];
    const content = past === undefined ? standing.content : past === '0' ? ours : written;
    return Response.json({
      data: { name: 'home', version: Number(past ?? standing.version), content, pictures: {}, blocks: [] },
    });
  });
});

afterEach(() => void vi.unstubAllGlobals());

function write(body: { edited: number; content: HomePage }): Response {
  sent.push(body);
  const { edited, content } = body;
  if (edited !== standing.version) {
    const extensions = { code: 'CONTENT_CHANGED' };
    return Response.json({ errors: [{ message: 'No.', extensions }] }, { status: 409 });
  }
  standing = { version: edited + 1, content };
  versions = [row(edited + 1, 'Kinga'), ...versions];
  return Response.json({ data: { name: 'home', ...standing, pictures: {}, blocks: [] } });
}

/** Saves the page as somebody else while it is being edited. */
function overtake() {
  standing = { version: 2, content: written };
  versions = [row(2, 'Marek'), ...versions];
}

function Shown() {
  return <p>{`Na stronie: ${useContent('home').content.title.pl}`}</p>;
}

async function open() {
  const shownContent = { name: 'home' as const, version: 1, content: ours, pictures: {}, blocks: [] };
  const info = { features: ['contents'], park: { zone: 'Europe/Warsaw' }, shownContent };
  const wrapper = await siteAround({ info });
  render(
    <ContentEditorPage name="home" title="Strona główna" lead="">
      {({ draft, change, fault }) => (
        <>
          <BilingualField
            label="Tytuł"
            value={draft.title}
            onChange={(title) => change({ title })}
            path="title"
            fault={fault}
          />
          <BilingualArea
            label="Opis"
            value={draft.description}
            onChange={(description) => change({ description })}
            path="description"
            fault={fault}
          />
          <Shown />
        </>
      )}
    </ContentEditorPage>,
    { wrapper },
  );
  await screen.findByLabelText('Tytuł po polsku');
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name: plain(name) }));
const answer = async (label: string) => {
  const question = await screen.findByRole('alertdialog');
  fireEvent.click(within(question).getByRole('button', { name: plain(label) }));
};

describe('The editor of a page', () => {
  test('saves what is typed as the next version, and the pages show it', async () => {
    await open();
    expect(screen.getByText(plain(t.allSaved))).toBeTruthy();
    type('Tytuł po polsku', '  Nad zalewem ');
    expect(screen.getByText(plain(t.unsaved))).toBeTruthy();
    press(t.save);
    await screen.findByText('Na stronie: Nad zalewem');
    expect(sent).toMatchObject([{ edited: 1, content: { title: { pl: 'Nad zalewem', en: ours.title.en } } }]);
    expect(field('Tytuł po polsku').value).toBe('Nad zalewem');
    expect(screen.getByText(plain(t.allSaved))).toBeTruthy();
    type('Tytuł po polsku', 'Nad rzeką');
    press(t.save);
    await screen.findByText('Na stronie: Nad rzeką');
    expect(sent[1]?.edited).toBe(2);
  });

  test('says which text is too long or hides marks, and sends nothing', async () => {
    await open();
    type('Tytuł po polsku', 'Ż'.repeat(61));
    type('Opis po angielsku', 'By the \u202Elake');
    press(t.save);
    await screen.findByText(plain(t.checkFields));
    expect(screen.getByText(plain(t.tooLong(60)))).toBeTruthy();
    expect(screen.getByText(plain(t.noMarks))).toBeTruthy();
    expect(document.activeElement).toBe(field('Tytuł po polsku'));
    expect(sent).toEqual([]);
    type('Tytuł po polsku', 'Krócej');
    expect(screen.queryByText(plain(t.tooLong(60)))).toBeNull();
  });

  test('notes what stands in one language alone', async () => {
    await open();
    type('Tytuł po angielsku', '');
    expect(screen.getByText(plain(t.missingEnglish))).toBeTruthy();
    expect(screen.getByText(plain(t.lacksEnglish(1)))).toBeTruthy();
    type('Tytuł po polsku', '');
    expect(screen.queryByText(plain(t.missingEnglish))).toBeNull();
  });

  test('takes back what was typed, once that is confirmed', async () => {
    await open();
    type('Tytuł po polsku', 'Nad rzeką');
    press(t.undo);
    await answer(staff.form.stay);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(field('Tytuł po polsku').value).toBe('Nad rzeką');
    press(t.undo);
    await answer(staff.form.drop);
    await waitFor(() => expect(field('Tytuł po polsku').value).toBe(ours.title.pl));
  });
});

const collide = async () => {
  await open();
  type('Tytuł po polsku', 'Nad rzeką');
  overtake();
  press(t.save);
  await screen.findByText(/Marek/);
  expect(screen.getByText(plain(t.conflict.title))).toBeTruthy();
  expect(field('Tytuł po polsku').value).toBe('Nad rzeką');
};

describe('Where somebody else was faster', () => {
  test('the new version is loaded when that is confirmed', async () => {
    await collide();
    press(t.conflict.load);
    await answer(t.conflict.load);
    await waitFor(() => expect(field('Tytuł po polsku').value).toBe('Nad zalewem'));
    expect(screen.queryByText(plain(t.conflict.title))).toBeNull();
    expect(sent).toHaveLength(1);
  });

  test('what was typed may take its place, knowing what it replaces', async () => {
    await collide();
    press(t.conflict.keep);
    await answer(t.conflict.keep);
    await screen.findByText('Na stronie: Nad rzeką');
    expect(sent.map(({ edited }) => edited)).toEqual([1, 2]);
  });
});

const openHistory = async () => {
  press(t.history.open);
  return within(await screen.findByRole('dialog', { name: plain(t.history.title) }));
};

describe('The history of a page', () => {
  test('shows each version as it was, with who made it', async () => {
    overtake();
    await open();
    const history = await openHistory();
    const rows = await history.findAllByRole('listitem');
    expect(rows.map((each) => each.querySelector('p')?.textContent)).toEqual(
      [t.history.version(2), t.history.version(1), plain(t.history.first)].map(plain),
    );
    expect(plain(rows[0]?.textContent ?? '')).toContain('sobota 02.05.2026, 12:00, Marek');
    fireEvent.click(history.getByRole('button', { name: plain(t.history.lookAt(t.history.first)) }));
    await history.findByText(ours.title.pl);
    fireEvent.click(history.getByRole('button', { name: plain(t.history.back) }));
    expect(history.getAllByRole('listitem')).toHaveLength(3);
    fireEvent.click(history.getByRole('button', { name: common.close }));
    expect(sent).toEqual([]);
  });

  test('puts an earlier version back as the next one', async () => {
    overtake();
    await open();
    const history = await openHistory();
    fireEvent.click(await history.findByRole('button', { name: plain(t.history.lookAt(t.history.first)) }));
    fireEvent.click(await history.findByRole('button', { name: plain(t.history.putBack) }));
    await answer(t.history.putBack);
    // The dialog closes once the answer is there; the page may say the first version's title all along.
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByText(`Na stronie: ${ours.title.pl}`);
    expect(sent).toMatchObject([{ edited: 2, content: ours }]);
    expect(field('Tytuł po polsku').value).toBe(ours.title.pl);
  });
});

import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { staff as en } from '../../i18n/en/staff.ts';
import { staff as pl } from '../../i18n/pl/staff.ts';
import { plain, show } from '../../testing/render.tsx';
import { Removed } from './SceneList.tsx';
import { addScene } from './sceneEdits.ts';

const words = { pl, en };
const [empty] = addScene([]);

async function removed(name: { pl: string; en: string }, language: 'pl' | 'en') {
  if (!empty) throw new Error('No scene was added.');
  await show(<Removed scene={{ ...empty, name }} onUndo={vi.fn()} />, { language });
  return plain(screen.getByRole('status').textContent);
}

test.each([
  ['en', { pl: 'Wyciąg', en: 'The cable' }, 'The cable'],
  ['pl', { pl: 'Wyciąg', en: 'The cable' }, 'Wyciąg'],
  ['en', { pl: 'Wyciąg', en: '' }, 'Wyciąg'],
  ['en', { pl: '', en: '' }, en.home.scenes.unnamed],
] as const)('In %s a removed scene called %o is "%s"', async (language, name, shown) => {
  expect(await removed(name, language)).toBe(words[language].home.scenes.removed(shown));
});

test('Once a scene is removed, the keyboard is at the way back', async () => {
  await removed({ pl: 'Wyciąg', en: '' }, 'pl');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: pl.home.scenes.undoRemove }));
});

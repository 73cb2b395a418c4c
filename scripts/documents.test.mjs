import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { moduleFloors } from '../.dependency-cruiser.mjs';
import { documentFaults, guideSections } from './documents.mjs';
import { labelsIn, labelsOf } from './guide-labels.mjs';
import { root } from './root.mjs';

const folders = [];
afterEach(async () => {
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })));
});

async function aRepository(files) {
  const folder = await mkdtemp(join(tmpdir(), 'documents-'));
  folders.push(folder);
  for (const [name, text] of Object.entries({ 'docs/images/lake.webp': '', ...files })) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return folder;
}

describe('documents', () => {
  test('lead somewhere, and show every picture there is', async () => {
    expect(await documentFaults(root)).toEqual([]);
  });

  test('a link, a heading and a picture that are not there are told', async () => {
    const folder = await aRepository({
      'README.md':
        '# Park\n[a](docs/a.md#gdy-coś-pójdzie-nie-tak) [b](docs/a.md#gone) [c](docs/c.md) [d](https://example.org/x)',
      'docs/a.md':
        '## Gdy coś pójdzie, nie tak\n![a](images/lake.webp) <img src="images/sea.webp"> [up](../README.md#park)',
    });
    expect(await documentFaults(folder)).toEqual([
      'README.md leads to docs/a.md#gone, which is not there.',
      'README.md leads to docs/c.md, which is not there.',
      'docs/a.md leads to images/sea.webp, which is not there.',
    ]);
  });

  test('a path in code that is not there is told, where it does not speak of its day', async () => {
    const folder = await aRepository({
      'README.md': '![a](docs/images/lake.webp) `web/{pl,en}/a.ts` `web/pl` `npm run web/x` `/web/y`',
      'web/pl/a.ts': '',
      'docs/decisions/001-a.md': '`web/gone.ts`',
    });
    expect(await documentFaults(folder)).toEqual(['README.md names web/en/a.ts, which is not there.']);
  });

  test('a decision that the list of decisions leaves out is told', async () => {
    const folder = await aRepository({
      'docs/decisions/README.md': '![a](../images/lake.webp) [a](001-a.md)',
      'docs/decisions/001-a.md': '# A',
      'docs/decisions/002-b.md': '# B',
    });
    expect(await documentFaults(folder)).toEqual([
      'docs/decisions/002-b.md is not in docs/decisions/README.md.',
    ]);
  });

  test('a picture that no document shows is told; code leads nowhere', async () => {
    const folder = await aRepository({
      'README.md': '`[words](/prices)`\n```sh\n[x](y)\n```\n[releases](../../releases)',
    });
    expect(await documentFaults(folder)).toEqual(['docs/images/lake.webp is in no document.']);
  });
});

test('ARCHITECTURE.md names every module of the server on its floor, and every feature of the web', async () => {
  const text = (await readFile(join(root, 'ARCHITECTURE.md'), 'utf8')).replaceAll(/\s+/g, ' ');
  const namesIn = async (folder) => (await readdir(join(root, folder))).toSorted();
  expect(text).toContain(` ${moduleFloors.map((names) => names.join(' ')).join(' · ')} `);
  expect(await namesIn('server/src/modules')).toEqual(moduleFloors.flat().toSorted());
  const features = (await namesIn('web/src/features')).filter((name) => !name.startsWith('staff-'));
  expect(text).toContain(` ${features.join(' ')} staff-…`);
});

describe('the guides', () => {
  const guide = async (name, prefix) =>
    guideSections(await readFile(join(root, 'docs', name), 'utf8'), prefix);

  test.for([
    ['staff', 'obsluga'],
    ['open-your-park', 'otworz-park', 'open', 'otworz'],
    ['operations', 'prowadzenie'],
    ['payments', 'platnosci'],
  ])('have the same sections with the same pictures in both languages: %s', async ([en, pl, ...prefixes]) => {
    const [ofEn, ofPl] = prefixes.length > 0 ? prefixes : [en, pl];
    const shape = (sections) => sections.map(({ level, pictures }) => ({ level, pictures }));
    expect(shape(await guide(`${pl}.md`, ofPl))).toEqual(shape(await guide(`${en}.md`, ofEn)));
  });

  test.for(['pl', 'en'])('name buttons and pages in bold as the site does, in %s', async (lang) => {
    const isLabel = await labelsOf(root, lang);
    const names = {
      pl: ['otworz-park', 'prowadzenie', 'platnosci', 'obsluga'],
      en: ['open-your-park', 'operations', 'payments', 'staff'],
    }[lang];
    const texts = await Promise.all(names.map((name) => readFile(join(root, `docs/${name}.md`), 'utf8')));
    const labels = [...new Set(texts.flatMap(labelsIn))];
    expect(labels.length).toBeGreaterThan(150);
    // How the guides say what bold means.
    const itself = { pl: 'pogrubione', en: 'bold' }[lang];
    expect(labels.filter((label) => label !== itself && !isLabel(label))).toEqual([]);
    expect(['Zgubiony przycisk', 'A lost button'].some(isLabel)).toBe(false);
  });

  test('show a picture in every chapter but the last, a table of messages', async () => {
    for (const [name, prefix] of [
      ['staff.md', 'staff'],
      ['obsluga.md', 'obsluga'],
    ]) {
      const sections = await guide(name, prefix);
      const chapters = sections.filter(({ level }) => level === 2).slice(0, -1);
      expect(chapters.filter(({ pictures }) => pictures.length === 0).map(({ title }) => title)).toEqual([]);
    }
  });

  test('open on a phone: no picture of theirs is heavier than 90 kB', async () => {
    const folder = join(root, 'docs/images');
    const names = (await readdir(folder)).filter((name) => /^(staff|obsluga|open|otworz)-/.test(name));
    const sizes = await Promise.all(
      names.map(async (name) => ({ name, bytes: (await stat(join(folder, name))).size })),
    );
    expect(sizes.filter(({ bytes }) => bytes > 90_000)).toEqual([]);
  });
});

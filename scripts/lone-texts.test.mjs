import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loneTextFaults } from './lone-texts.mjs';
import { root } from './root.mjs';

const refused = [
  ['a text after what comes and goes', '<p>{busy && <b />}{word}</p>'],
  ['a text of its own before it', '<p>Wait {busy && <b />}</p>'],
  ['a text that comes and goes', '<p><b />{busy && word}</p>'],
  ['two texts', '<p>{word}, {word}</p>'],
  ['a number beside a text', '<p>{count} left</p>'],
  ['a text in a fragment', '<div><>{word}</></div>'],
  ['a text in one of two branches', '<p>{busy ? <><b />{word}</> : word}</p>'],
  ['what may be a text', '<p><b />{node}</p>'],
  ['a list with texts', '<p>{list}</p>'],
  ['a text handed to a component with others', '<Box><b />{word}</Box>'],
];

const allowed = [
  ['a text that is all of its element', '<p>{word}</p>'],
  ['such a text that comes and goes', '<p>{busy && word}</p>'],
  ['two texts in one', '<p>{`${word}, ${count}`}</p>'],
  [
    'texts in elements of their own, with white space between',
    '<p><b>{word}</b> {busy && <i>{word}</i>}</p>',
  ],
  ['words that never change beside elements that never do', '<p>Read <b>this</b></p>'],
  ['elements of a list', '<p>{list.map((one, at) => <b key={at}>{one}</b>)}{busy && <i />}</p>'],
  ['what is no text by its type', '<p><b />{elements}</p>'],
  ['a component’s only text', '<Box>{word}</Box>'],
];

describe('A text in JSX', () => {
  let folder;
  let faults;

  beforeAll(async () => {
    // Below the repository, so that the compiler finds React's types.
    await mkdir(join(root, '.cache'), { recursive: true });
    folder = await mkdtemp(join(root, '.cache/lone-texts-'));
    const options = { jsx: 'react-jsx', strict: true, module: 'preserve', lib: ['esnext', 'dom'], types: [] };
    await writeFile(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: options, include: ['*.tsx'] }),
    );
    const write = ([, jsx], name) => writeFile(join(folder, name), fileOf(jsx));
    await Promise.all([
      ...refused.map((one, at) => write(one, `refused-${at}.tsx`)),
      ...allowed.map((one, at) => write(one, `allowed-${at}.tsx`)),
      writeFile(join(folder, 'bare.tsx'), `export function Bare() { return 'word'; }\n`),
    ]);
    faults = await loneTextFaults(join(folder, 'tsconfig.json'), /\.tsx$/);
  });

  afterAll(() => rm(folder, { recursive: true }));

  test.each(refused.map(([name], at) => [name, at]))('is refused: %s', (_name, at) => {
    expect(faults.filter((fault) => fault.includes(`refused-${at}.tsx:5 `))).not.toEqual([]);
  });

  test.each(allowed.map(([name], at) => [name, at]))('is not: %s', (_name, at) => {
    expect(faults.filter((fault) => fault.includes(`allowed-${at}.tsx`))).toEqual([]);
  });

  test('is refused as all that a component gives', () => {
    expect(faults.filter((fault) => fault.includes('bare.tsx:1 '))).toHaveLength(1);
  });
});

function fileOf(jsx) {
  return `import type { ReactElement, ReactNode } from 'react';
declare const [busy, word, count, node]: [boolean, string, number, ReactNode];
declare const [elements, list]: [ReactElement | null, string[]];
function Box({ children }: { children: ReactNode }) { return <p>{children}</p>; }
export const shown = ${jsx};
`;
}

import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { targetsIn, withoutCode } from '../documents.mjs';
import { nodeProgram, root, system } from '../root.mjs';
import { licencesText } from './licences.mjs';
import { filesUnder, packagesOf, runningFiles } from './packages.mjs';

const [ordinary, program] = [0o644, 0o755];
/** The commands run from their sources, and the data that these import; tests and what only tests need stay at home. */
const source = /^(?!testing\/|test\/).*(?<!\.test|\.d)\.ts$|\/[^/]+\.json$/;
const sources = { domain: '.', contract: '.', server: 'src' };
const documents = ['LICENSE', 'CREDITS.md', 'CHANGELOG.md', 'SECURITY.md'];
const guides = [
  'open-your-park',
  'operations',
  'payments',
  'staff',
  'otworz-park',
  'prowadzenie',
  'platnosci',
  'obsluga',
].map((name) => `docs/${name}.md`);
const units = ['cablepark.service', 'cablepark-backup.service', 'cablepark-backup.timer'];
const unread = /\.map(?:\.br|\.gz)?$/;

/**
 * All that an installed park needs, as it lies in the archive's folder.
 * @returns {import('./tar.mjs').Entry[]}
 */
export function releaseFiles() {
  return [
    ...ownFiles(),
    ...builtFiles('web/dist'),
    ...builtFiles('server/dist'),
    ...packageFiles(),
    ...nodeFiles(),
  ];
}

/** What we wrote ourselves, but for the built site and server. */
export function ownFiles() {
  const as = (path, mode = ordinary) => copyOf(path, path, mode);
  return [
    launcher(),
    copyOf('START.txt', 'release/START.txt'),
    copyOf('cablepark.conf', 'release/cablepark.conf'),
    ...units.map((name) => copyOf(`systemd/${name}`, `release/systemd/${name}`)),
    ...documents.map((name) => as(name)),
    ...guides.map((path) => as(path)),
    ...picturesOf(guides).map((path) => as(path)),
    ...Object.entries(sources).flatMap(([workspace, folder]) => [
      as(`${workspace}/package.json`),
      ...filesUnder(join(root, workspace, folder))
        .filter((path) => source.test(path))
        .map((path) => as(join(workspace, folder, path))),
    ]),
    ...['domain', 'contract'].map((name) => ({
      path: `node_modules/@cablepark/${name}`,
      link: `../../${name}`,
    })),
  ];
}

/** The pictures in these documents. */
function picturesOf(documents) {
  const targets = documents.flatMap((path) =>
    targetsIn(withoutCode(readFileSync(join(root, path), 'utf8'))).map((target) =>
      join(dirname(path), target),
    ),
  );
  return [...new Set(targets.filter((path) => path.startsWith('docs/images/')))];
}

/** What `npm run build` made, with what is compressed already. */
export function builtFiles(folder) {
  return filesUnder(join(root, folder))
    .filter((path) => !unread.test(path))
    .map((path) => copyOf(`${folder}/${path}`, `${folder}/${path}`));
}

/** Packages that the server runs with, and the licences of these and of those that are built into the site. */
export function packageFiles() {
  const packages = packagesOf(root, ['server']);
  const all = [...packages, ...packagesOf(root, ['web'])];
  const licences = {
    path: 'LICENCES.txt',
    mode: ordinary,
    read: async () => Buffer.from(licencesText(root, all)),
  };
  const files = packages.flatMap(({ folder }) =>
    runningFiles(join(root, folder)).map((path) => copyOf(join(folder, path), join(folder, path))),
  );
  return [licences, ...files];
}

function nodeFiles() {
  const node = nodeProgram();
  const licence = join(dirname(dirname(node)), 'LICENSE');
  return [
    { path: 'bin/node', mode: program, read: () => readFile(node) },
    { path: 'bin/LICENSE-node', mode: ordinary, read: () => readFile(licence) },
  ];
}

function launcher() {
  const read = async () => {
    const text = await readFile(join(root, 'release', 'cablepark'), 'utf8');
    return Buffer.from(text.replaceAll('@system@', system));
  };
  return { path: 'cablepark', mode: program, read };
}

/** @returns {import('./tar.mjs').Entry} */
function copyOf(path, from, mode = ordinary) {
  return { path, mode, read: () => readFile(join(root, from)) };
}

import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** What of a package runs. */
const running = /\.[cm]?js$|\.json$|\.node$|\.wasm$/;
/** Folders of packages that nothing of them runs. */
const aside = /^(?:tests?|__tests__|docs?|examples?|bench(?:mark)?s?|\.[^/]+)\//;
const licenceFile = /^(?:licen[cs]e|copying|notice|ofl)(?:[.-].*)?$/i;

/**
 * An installed package.
 * @typedef {{ name: string, version: string, license: string, folder: string }} Package
 */

/**
 * What these workspaces need to run, with what that needs in turn: as Node finds it from each, for this system alone, since
 * npm installs nothing for another.
 * @param {string} root the repository
 * @param {readonly string[]} workspaces folders below it
 * @returns {Package[]}
 */
export function packagesOf(root, workspaces) {
  const found = new Map();
  const visit = (folder) => {
    const about = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const isOurs = !relative(root, folder).startsWith('node_modules');
    if (found.has(folder)) return;
    found.set(
      folder,
      isOurs
        ? null
        : { ...about, license: licenceOf(about) || licenceInText(folder), folder: relative(root, folder) },
    );
    for (const { name, isNeeded } of neededBy(about)) {
      const inside = findPackage(root, folder, name);
      if (inside !== null) visit(inside);
      else if (isNeeded) throw new Error(`${about.name} needs ${name}, which is not installed.`);
    }
  };
  for (const workspace of workspaces) visit(join(root, workspace));
  return [...found.values()].filter(Boolean).toSorted((a, b) => (a.folder < b.folder ? -1 : 1));
}

function neededBy({
  dependencies = {},
  optionalDependencies = {},
  peerDependencies = {},
  peerDependenciesMeta = {},
}) {
  const optional = (name) => name in optionalDependencies || peerDependenciesMeta[name]?.optional === true;
  const names = new Set(
    [dependencies, optionalDependencies, peerDependencies].flatMap((list) => Object.keys(list)),
  );
  // A peer that is optional and there was installed for something else.
  return [...names]
    .filter((name) => name in dependencies || name in optionalDependencies || !optional(name))
    .map((name) => ({ name, isNeeded: !optional(name) }));
}

function findPackage(root, from, name) {
  for (let folder = from; folder.startsWith(root); folder = dirname(folder)) {
    const inside = join(folder, 'node_modules', name);
    if (existsSync(join(inside, 'package.json'))) return realpathSync(inside);
  }
  return null;
}

function licenceOf({ license, licenses }) {
  if (typeof license === 'string') return license;
  return license?.type ?? licenses?.map(({ type }) => type).join(' OR ') ?? '';
}

/** For a package that brings the text of its licence and does not name it. */
function licenceInText(folder) {
  const text = licenceTexts(folder).join(' ').replaceAll(/\s+/g, ' ');
  if (
    !/Redistribution and use in source and binary forms, with or without modification, are permitted/.test(
      text,
    )
  )
    return '';
  return /Neither the name/.test(text) ? 'BSD-3-Clause' : 'BSD-2-Clause';
}

/** The paths of what runs of a package, from its folder. Packages inside it are packages of their own. */
export function runningFiles(folder) {
  return filesUnder(folder).filter((path) => running.test(path) && !aside.test(path));
}

/** The texts of a package's licence. */
export function licenceTexts(folder) {
  return readdirSync(folder)
    .filter((name) => licenceFile.test(name))
    .toSorted()
    .map((name) => readFileSync(join(folder, name), 'utf8').trim());
}

/** Every file of a folder, by its path from there; none of packages inside. */
export function filesUnder(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((path) => !/(^|\/)node_modules\//.test(path));
}

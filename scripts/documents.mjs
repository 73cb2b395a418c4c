import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';

const pictures = 'docs/images';
const decisions = 'docs/decisions';
/** In code, a path from the root of the repository; what a build makes is not there before it. */
const path = /`((?:\.\/)?(?:domain|contract|server|web|e2e|tools|scripts|release|docs)\/[\w@.{},/-]+)`/g;

/**
 * @param {string} root of the repository, or of a copy of its shape
 * @returns {Promise<string[]>} a sentence for each link or path that leads nowhere, each picture that is missing or that no document
 * shows, and each decision that the list of decisions does not name
 */
export async function documentFaults(root) {
  const documents = await readDocuments(root);
  const targets = documents.flatMap(({ file, text }) =>
    targetsIn(text).map((target) => ({ file, target, path: resolve(dirname(file), target.split('#')[0]) })),
  );
  const broken = targets.filter((link) => !leadsSomewhere(link, root, documents));
  // A decision speaks of the day it was made on.
  const current = documents.filter(({ file }) => dirname(file) !== join(root, decisions));
  const gone = current.flatMap(({ file, text }) =>
    pathsIn(text)
      .filter((path) => !existsSync(join(root, path)))
      .map((path) => ({ file, path })),
  );
  const shown = new Set(targets.map(({ path }) => path));
  const unseen = (await readdir(join(root, pictures))).filter(
    (name) => !shown.has(join(root, pictures, name)),
  );
  return [
    ...broken.map(({ file, target }) => `${relative(root, file)} leads to ${target}, which is not there.`),
    ...gone.map(({ file, path }) => `${relative(root, file)} names ${path}, which is not there.`),
    ...unlisted(root, documents, shown),
    ...unseen.map((name) => `${pictures}/${name} is in no document.`),
  ];
}

async function readDocuments(root) {
  const folders = [root, join(root, 'docs'), join(root, 'docs/decisions')].filter(existsSync);
  const files = await Promise.all(
    folders.map(async (folder) => (await readdir(folder)).map((name) => join(folder, name))),
  );
  return await Promise.all(
    files
      .flat()
      .filter((file) => file.endsWith('.md'))
      .map(async (file) => ({ file, text: withoutCode(await readFile(file, 'utf8')) })),
  );
}

/** What stands in code is shown, not followed. */
export function withoutCode(text) {
  return text
    .replaceAll(/^( *)```[\s\S]*?^\1```/gm, '')
    .replaceAll(/`[^`\n]*`/g, (code) => code.replaceAll(/[[\](]/g, ' '));
}

/** Paths of files and folders; `{pl,en}` stands for each of them. */
function pathsIn(text) {
  return [...text.matchAll(path)].flatMap(([, found]) => {
    const [, before, names, after] = /^(.*)\{(.*)\}(.*)$/.exec(found) ?? [];
    return names === undefined ? [found] : names.split(',').map((name) => `${before}${name}${after}`);
  });
}

/** Decisions that their folder's list, where there is one, does not lead to. */
function unlisted(root, documents, shown) {
  const list = join(root, decisions, 'README.md');
  if (!existsSync(list)) return [];
  return documents
    .filter(({ file }) => dirname(file) === join(root, decisions) && file !== list && !shown.has(file))
    .map(({ file }) => `${relative(root, file)} is not in ${decisions}/README.md.`);
}

/** Addresses of links and pictures, but those of other sites. */
export function targetsIn(text) {
  const found = [...text.matchAll(/\]\(([^)\s]+)\)|\b(?:src|href)="([^"]+)"/g)].map(
    ([, link, tag]) => link ?? tag,
  );
  return found.filter((target) => !/^[a-z]+:/.test(target));
}

function leadsSomewhere({ file, target, path }, root, documents) {
  // Pages that the repository's host makes, such as its releases.
  if (relative(root, path).startsWith('..')) return true;
  const anchor = target.split('#')[1];
  const to = target.startsWith('#') ? file : path;
  if (!existsSync(to)) return false;
  if (anchor === undefined) return true;
  const document = documents.find((each) => each.file === to);
  return document !== undefined && headings(document.text).some(({ title }) => slugOf(title) === anchor);
}

function headings(text) {
  return [...text.matchAll(/^(#{1,6}) (.+)$/gm)].map(({ 1: marks, 2: title, index }) => ({
    level: marks.length,
    title: title.trim(),
    index,
  }));
}

/** The name that GitHub gives to a heading. */
function slugOf(title) {
  return title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M} _-]/gu, '')
    .replaceAll(' ', '-');
}

/**
 * @param {string} text of a guide
 * @param {string} prefix of its pictures
 * @returns {{ level: number, title: string, pictures: string[] }[]} its sections, each with the pictures that stand in it
 */
export function guideSections(text, prefix) {
  const found = headings(text);
  return found.map(({ level, title, index }, at) => {
    const body = text.slice(index, found[at + 1]?.index);
    const shown = [...body.matchAll(new RegExp(`images/${prefix}-([\\w-]+)\\.webp`, 'g'))].map(
      ([, name]) => name,
    );
    return { level, title, pictures: shown };
  });
}

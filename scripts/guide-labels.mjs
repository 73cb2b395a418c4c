import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A fixed part of a text that is shorter than this fits almost anything. */
const leastLetters = 3;
const strings =
  /'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|\$\{(?:[^{}`]|`[^`]*`|\{[^{}]*\})*\}|[^`\\$])*)`/g;
const holes = /\$\{(?:[^{}`]|`[^`]*`|\{[^{}]*\})*\}/;

/**
 * @param {string} root of the repository
 * @param {'pl' | 'en'} lang
 * @returns {Promise<(label: string) => boolean>} whether a page of this language shows the label, as a whole or with its numbers and names
 */
export async function labelsOf(root, lang) {
  const own = globSync(`web/src/i18n/${lang}{,/**}/*.ts`, { cwd: root });
  const shared = globSync('web/src/**/*.texts.ts', { cwd: root });
  const texts = [
    ...(await Promise.all(own.map(async (file) => textsIn(await read(root, file))))),
    ...(await Promise.all(shared.map(async (file) => textsIn(partOf(await read(root, file), lang))))),
    pageNames(await read(root, 'web/src/app/staffPages.ts'), lang),
  ].flat();
  const whole = new Set(texts.filter((text) => !holes.test(text)).map(plain));
  const patterns = texts.filter((text) => holes.test(text)).flatMap(patternOf);
  return (label) => {
    const asked = plain(label);
    return whole.has(asked) || patterns.some((pattern) => pattern.test(asked));
  };
}

/** @returns {string[]} what stands between two stars on each side, code left out */
export function labelsIn(text) {
  const read = text.replaceAll(/^( *)```[\s\S]*?^\1```/gm, '').replaceAll(/`[^`\n]*`/g, '');
  return [...read.matchAll(/\*\*([^*]+)\*\*/g)].map(([, label]) => label.replaceAll(/\s+/g, ' '));
}

async function read(root, file) {
  return (await readFile(join(root, file), 'utf8')).replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '');
}

/** A file with both languages has the Polish ones first. */
function partOf(text, lang) {
  const at = text.search(/^ {2}en: \{$/m);
  return lang === 'pl' ? text.slice(0, at) : text.slice(at);
}

function textsIn(text) {
  return [...text.matchAll(strings)].map(([, single, double, template]) => single ?? double ?? template);
}

function pageNames(text, lang) {
  return [...text.matchAll(/label: \{ pl: '([^']+)', en: '([^']+)' \}/g)].map(([, pl, en]) =>
    lang === 'pl' ? pl : en,
  );
}

/** A page uses non-breaking spaces, and a guide names a button without its full stop or dots. */
function plain(text) {
  return text
    .replaceAll(/\\(.)/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .replaceAll("'", '’')
    .replace(/[.:…]$/, '')
    .trim();
}

/** A pattern for a text with numbers or names in it; a guide may name only its beginning. */
function patternOf(text) {
  const parts = text.split(new RegExp(holes, 'g')).map((part) => part.replaceAll(/\\(.)/g, '$1'));
  const [first, ...rest] = parts.map((part) => part.replaceAll(/\s+/g, ' ').replaceAll("'", '’'));
  if (![first, ...rest].some((part) => part.replaceAll(/[^\p{L}]/gu, '').length >= leastLetters)) return [];
  const whole = [first, ...rest].map((part) => escaped(part)).join('.+');
  const beginning = first.replace(/[\s(:]+$/, '');
  const patterns = [new RegExp(`^${whole.replace(/\\\.$/, '\\.?')}$`, 'u')];
  if (beginning.length >= leastLetters) patterns.push(new RegExp(`^${escaped(beginning)}$`, 'u'));
  return patterns;
}

/** For a pattern, by hand: what runs before the install has no `RegExp.escape`. */
function escaped(text) {
  return text.replaceAll(/[$()*+.?[\\\]^{|}/]/g, '\\$&');
}

// Finds what the site asks of a browser and the oldest ones lack (docs/decisions/091): in the sources, and in the built site, libraries
// included, where it is built from them.
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { root } from '../root.mjs';
import { fallbacks, notTheBrowsers } from './fallbacks.mjs';
import { newerFeatures, newerThanNode } from './newer-features.mjs';
import { oldestNode } from './oldest.mjs';
import { scriptUses, styleUses, withoutComments } from './uses.mjs';

const sources = ['web/src', 'web/public', 'domain', 'contract'];
/** `dist/site` holds the server's own program. */
const built = ['web/dist/static', 'web/dist/boot.js', 'web/dist/push-worker.js'];
const shipped = /\.(tsx?|js|css)$/;
const notShipped = /(^|\/)node_modules\/|\.test\.tsx?$|\.fixtures\.tsx?$|\/testing\/|\.d\.ts$/;

/** @returns {Promise<string[]>} a sentence for each newer feature without a fallback, and for each fallback that nothing needs */
export async function oldBrowserFaults({ isBuilt }) {
  const files = (await Promise.all([...sources, ...(isBuilt ? built : [])].map(listFiles))).flat();
  const find = featureFinder();
  const uses = await Promise.all(
    files.map(async (file) => find(relative(root, file), await readFile(file, 'utf8'))),
  ).then((found) => found.flat());
  return [
    ...new Set(uses.filter((use) => !isKnown(use)).map(faultText)),
    // What libraries use shows in the built site alone.
    ...(isBuilt ? unneeded(uses) : []),
  ];
}

/** @returns {Promise<string[]>} a sentence for each function in `scripts` that Node 20 lacks */
export async function oldNodeFaults() {
  const find = featureFinder(newerThanNode(oldestNode));
  // The list of fallbacks names what browsers lack, and uses none of it.
  const files = (await readdir(join(root, 'scripts'), { recursive: true })).filter((name) =>
    /(?<!\.test|\bfallbacks)\.mjs$/.test(name),
  );
  const uses = await Promise.all(
    files.map(async (name) => find(`scripts/${name}`, await readFile(join(root, 'scripts', name), 'utf8'))),
  );
  return uses.flat().map(faultText);
}

/** @returns {(file: string, text: string) => { file: string, text: string, feature: object, index: number }[]} */
export function featureFinder(features = newerFeatures()) {
  const [inScripts, inStyles] = [scriptUses(features), styleUses(features)];
  return (file, text) => {
    const bare = withoutComments(text);
    const uses = file.endsWith('.css') ? inStyles(bare) : inScripts(bare);
    return uses.map((use) => ({ file, text, ...use }));
  };
}

/** A fallback for an object is one for all that it has. */
export function isKnown({ file, feature: { id, kind, owner } }) {
  if (notTheBrowsers.includes(id)) return true;
  const fallback = fallbacks[id] ?? fallbacks[owner] ?? fallbacks[owner.split('.')[0]];
  if (!fallback) return false;
  const isAnywhere = kind === 'css' || file.startsWith('web/dist/');
  return isAnywhere || (fallback.in ?? []).some((place) => file.startsWith(place));
}

function unneeded(uses) {
  const used = new Set(uses.flatMap(({ feature: { id, owner } }) => [id, owner, owner.split('.')[0]]));
  return [...Object.keys(fallbacks), ...notTheBrowsers]
    .filter((id) => !used.has(id))
    .map((id) => `scripts/old-browsers/fallbacks.mjs names ${id}, which nothing uses any more.`);
}

function faultText({ file, text, feature, index }) {
  const line = text.slice(0, index).split('\n').length;
  const around = text.slice(Math.max(0, index - 30), index + 40).replace(/\s+/g, ' ');
  const lacks = Object.entries(feature.lacking).map(
    ([browser, version]) => `${browser} ${version === 'never' ? 'never' : `from ${version}`}`,
  );
  return `${file}:${line} needs ${feature.id} (${lacks.join(', ')}): …${around}… Do without it${file.startsWith('scripts/') ? '' : ', or name its fallback in scripts/old-browsers/fallbacks.mjs'}.`;
}

async function listFiles(path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  const entries = await readdir(full, { recursive: true, withFileTypes: true }).catch(() => null);
  const files = entries
    ? entries
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    : [full];
  return files.filter((file) => shipped.test(file) && !notShipped.test(relative(root, file)));
}

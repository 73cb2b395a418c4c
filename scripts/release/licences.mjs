import { join } from 'node:path';
import { licenceTexts } from './packages.mjs';

/** Licences that only require attribution. */
const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PSF-2.0',
]);
/** Packages whose licence asks for their own source alone, which we hand out unchanged (docs/decisions/065). */
const excepted = new Map([['web-push', 'MPL-2.0']]);
const line = '='.repeat(100);

/**
 * The licences of all that is handed out, in one text.
 * @param {string} root the repository
 * @param {readonly import('./packages.mjs').Package[]} packages
 * @throws Error naming what may not be handed out like that
 */
export function licencesText(root, packages) {
  const faults = packages.filter(
    ({ name, license }) => !isPermissive(license) && excepted.get(name) !== license,
  );
  if (faults.length > 0) {
    const told = faults.map(({ name, license }) => `${name} (${license || 'no licence'})`);
    throw new Error(`Not known as permissive: ${told.join(', ')}.`);
  }
  const byName = new Map(packages.map((each) => [`${each.name} ${each.version}`, each]));
  const parts = [...byName].map(([title, { folder, license }]) => {
    const texts = licenceTexts(join(root, folder));
    return [
      line,
      `${title}: ${license}`,
      line,
      '',
      ...(texts.length > 0 ? texts : [`${license}, says its package.`]),
      '',
    ].join('\n');
  });
  const head = `cablepark comes with these packages. Its own licence is in LICENSE; pictures and fonts: CREDITS.md.\n`;
  return [head, ...parts].join('\n');
}

/** `MIT`, or `(MIT OR GPL-3.0)`: one of them is enough. */
function isPermissive(license) {
  return license
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((name) => permissive.has(name.trim()));
}

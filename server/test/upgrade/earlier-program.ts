import { cp, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freshFolder } from '../support/cleanup.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The program as it was before these migrations, in a folder of its own. @returns its sources' folder */
export async function anEarlierProgram(later: readonly string[]): Promise<string> {
  const folder = await freshFolder();
  for (const name of ['src', 'package.json']) {
    await cp(join(root, 'server', name), join(folder, 'server', name), { recursive: true });
  }
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  const source = join(folder, 'server', 'src');
  const file = join(source, 'db', 'migrate.ts');
  const text = await readFile(file, 'utf8');
  let without = text;
  for (const name of later) {
    without = without.replace(new RegExp(`^  '${name}': .*\\n`, 'm'), '');
    if (without.includes(`'${name}'`)) throw new Error(`${file} does not name ${name} as expected.`);
  }
  await writeFile(file, without);
  return source;
}

// Run by `npm run check` on the repository's own Node, which reads the list of tables as it is.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './root.mjs';

const listName = 'server/src/db/table-list.ts';
const modules = 'server/src/modules';
const write =
  /\b(?:insertInto|updateTable|deleteFrom)\('(\w+)|\b(?:insert into|delete from) (\w+)|\bupdate (\w+)\s+set\b/g;
const modulePath = /^server\/src\/modules\/((?:(?:site|rights|system)\/)?[^/]+)\/.*(?<!\.test)\.ts$/;

/**
 * Only its modules write a table, so that the rules of its rows are in one place.
 * @param {Record<string, { writers: readonly string[] }>} tables
 * @param {string} name of the file, from the repository's root @param {string} text its content
 * @returns {string[]} a sentence for each write to another module's table
 */
export function tableWriterFaults(tables, name, text) {
  const module = modulePath.exec(name)?.[1];
  if (module === undefined) return [];
  const written = [...text.matchAll(write)].flatMap(([, ...names]) => names.filter(Boolean));
  return [...new Set(written)].flatMap((table) => {
    const writers = tables[table]?.writers;
    if (writers === undefined) return [`${name} writes ${table}, which ${listName} doesn't have.`];
    return writers.includes(module)
      ? []
      : [
          `${name} writes ${table}, which is for ${writers.join(' and ') || 'no module'} alone (${listName}).`,
        ];
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { tableList } = await import('../server/src/db/table-list.ts');
  const names = await readdir(join(root, modules), { recursive: true });
  const files = names
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${modules}/${name.replaceAll('\\', '/')}`);
  const faults = await Promise.all(
    files.map(async (file) => tableWriterFaults(tableList, file, await readFile(join(root, file), 'utf8'))),
  );
  console.log(faults.flat().join('\n'));
  process.exitCode = faults.flat().length > 0 ? 1 : 0;
}

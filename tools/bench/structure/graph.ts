import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

/** Which product files each product file imports, by paths from the root of the repository; `types`: also by `import type`. */
export type Graph = ReadonlyMap<string, readonly { file: string; isType: boolean }[]>;

const folders = ['domain', 'contract', 'server/src', 'web/src'];
const isProduct = /\.tsx?$/;
const isTest = /\.test\.tsx?$|(^|\/)testing\/|\.d\.ts$/;
const statement =
  /(?:^|\n)\s*(?:import|export)\s+(type\s)?([^'";]*?\sfrom\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g;

export function readGraph(root: string): Graph {
  const files = folders.flatMap((folder) => filesIn(root, folder));
  return new Map(files.map((file) => [file, importsOf(root, file)]));
}

function filesIn(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      return entry.name === 'node_modules' || entry.name === 'dist' ? [] : filesIn(root, path);
    return isProduct.test(path) && !isTest.test(path) ? [path] : [];
  });
}

function importsOf(root: string, file: string) {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(statement)].flatMap(([, type, names, from, lazily]) => {
    const target = resolveImport(root, file, from ?? lazily ?? '');
    // `import { type A, type B }` brings no value either.
    const braces = /^\s*\{([^}]*)\}\s+from\s+$/.exec(names ?? '')?.[1];
    const isTypesAlone = braces
      ?.split(',')
      .every((name) => name.trim() === '' || name.trim().startsWith('type '));
    return target === null ? [] : [{ file: target, isType: type !== undefined || isTypesAlone === true }];
  });
}

function resolveImport(root: string, file: string, from: string): string | null {
  const own = /^@cablepark\/(domain|contract)\/(.+)$/.exec(from);
  const path = own
    ? join(own[1] ?? '', own[2] ?? '')
    : from.startsWith('.')
      ? join(dirname(file), from)
      : null;
  if (path === null) return null;
  const found = ['', '.ts', '.tsx', '/index.ts']
    .map((end) => path + end)
    .find((each) => isProduct.test(each) && existsSync(join(root, each)));
  return found === undefined ? null : relative(root, resolve(root, found));
}

/** How many files come with this one, itself counted. */
export function closureOf(graph: Graph, start: string, { withTypes }: { withTypes: boolean }): number {
  const seen = new Set([start]);
  for (const file of seen)
    for (const next of graph.get(file) ?? []) if (withTypes || !next.isType) seen.add(next.file);
  return seen.size;
}

/** Files that reach each other, types counted: the sizes of these rings, the largest first (Tarjan). */
export function ringsOf(graph: Graph): number[] {
  const rings: number[] = [];
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const open: string[] = [];
  const isOpen = new Set<string>();
  const visit = (file: string): number => {
    const own = index.size;
    index.set(file, own);
    low.set(file, own);
    open.push(file);
    isOpen.add(file);
    for (const { file: next } of graph.get(file) ?? []) {
      if (!index.has(next)) low.set(file, Math.min(low.get(file) ?? own, visit(next)));
      else if (isOpen.has(next)) low.set(file, Math.min(low.get(file) ?? own, index.get(next) ?? own));
    }
    const lowest = low.get(file) ?? own;
    if (lowest === own) {
      let size = 0;
      for (let last = open.pop(); last !== undefined; last = open.pop()) {
        isOpen.delete(last);
        size += 1;
        if (last === file) break;
      }
      if (size > 1) rings.push(size);
    }
    return lowest;
  };
  for (const file of graph.keys()) if (!index.has(file)) visit(file);
  return rings.toSorted((a, b) => b - a);
}

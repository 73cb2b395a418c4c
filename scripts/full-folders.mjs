import { posix } from 'node:path';
import { grouped } from './grouped.mjs';

/** The most files side by side; more are hard to scan. */
export const mostFiles = 25;
const product = /^(?:domain|contract|server\/src|web\/src)\/.*(?<!\.test|\.d)\.tsx?$/;

/**
 * Finds flat folders with too many product files; tests and styles don't count.
 * @param {readonly string[]} names of files, from the repository's root
 * @returns {[folder: string, files: number][]} the fullest first
 */
export function fullFolders(names) {
  const folders = grouped(
    names.filter((name) => product.test(name)),
    (name) => posix.dirname(name),
  );
  return [...folders]
    .map(([folder, files]) => [folder, files.length])
    .filter(([, files]) => files > mostFiles)
    .toSorted(([, a], [, b]) => b - a);
}

/** @param {readonly string[]} names as for `fullFolders` @returns {string[]} a sentence for each full folder */
export function fullFolderFaults(names) {
  return fullFolders(names).map(
    ([folder, files]) => `${folder} has ${files} files side by side; ${mostFiles} are the most.`,
  );
}

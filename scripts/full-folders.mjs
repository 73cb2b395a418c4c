import { posix } from 'node:path';

/** In a flat folder with more files than this nobody finds anything. */
const most = 25;
const product = /^(?:domain|contract|server\/src|web\/src)\/.*(?<!\.test|\.d)\.tsx?$/;

/**
 * Product files stand in rooms: no folder holds more than 25 side by side, tests and styles not counted.
 * @param {readonly string[]} names of files, from the repository's root @returns {string[]} a sentence for each full folder
 */
export function fullFolderFaults(names) {
  const folders = Map.groupBy(
    names.filter((name) => product.test(name)),
    (name) => posix.dirname(name),
  );
  return [...folders]
    .filter(([, files]) => files.length > most)
    .map(([folder, { length }]) => `${folder} has ${length} files side by side; ${most} are the most.`);
}

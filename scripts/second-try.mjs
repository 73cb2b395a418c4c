/** Tests that nothing is forgiven: what they draw by chance, or race, must hold every time. */
const never = [
  /^server\/test\/(races|faults|rules|security)\//,
  /\.property\.test\.ts$/,
  /\/walk\.test\.ts$/,
];

/** More files than that fail for a reason. */
const most = 3;

/**
 * The files that get a second try, alone and in a process of their own: a few tests of the server that waited for a database, a mail or
 * another server on a busy machine. Empty where one try is all there is, or where too much failed.
 * @param {readonly string[]} files of the tests that failed, from the repository's folder on
 * @returns {readonly string[]}
 */
export function filesToTryAgain(files) {
  const all = [...new Set(files)];
  const mayBeUnsteady = (file) => file.startsWith('server/') && !never.some((each) => each.test(file));
  return all.length <= most ? all.filter(mayBeUnsteady) : [];
}

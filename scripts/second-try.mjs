/** Tests that nothing is forgiven, not even lateness: they race, break, attack, or draw by chance. */
const never = [
  /^server\/test\/(races|faults|rules|security)\//,
  /\.property\.test\.ts$/,
  /\/walk\.test\.ts$/,
];

/** How vitest begins to say that a test, a hook or a wait took longer than it may. */
const late = /^\w*Error: ((Test|Hook) timed out|Timed out in wait)/;

/** More files than that fail for a reason. */
const most = 3;

/**
 * The files that get a second try, alone and in a process of their own: a few tests of the server that waited too long for a database, a
 * mail or another server on a busy machine. Whatever found something else than it expected failed, wherever it lies.
 * @param {readonly { file: string, why: string }[]} failures by the path from the repository's folder on, and the first line of the reason
 * @returns {readonly string[]} empty where one try is all there is, or where too much failed
 */
export function filesToTryAgain(failures) {
  const files = [...new Set(failures.map(({ file }) => file))];
  if (files.length > most) return [];
  return files.filter(
    (file) =>
      file.startsWith('server/') &&
      !never.some((each) => each.test(file)) &&
      failures.every((failure) => failure.file !== file || late.test(failure.why)),
  );
}

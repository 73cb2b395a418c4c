/**
 * When a version came out, in seconds. The newest heading of CHANGELOG.md must name it and its day: else an archive would bear the
 * name of the version before.
 * @throws Error in a sentence
 */
export function timeOf(version, changes) {
  const [newest = ''] = /^## .*$/m.exec(changes) ?? [];
  const [, told, day] = /^## (\S+), (\d{4}-\d\d-\d\d)$/.exec(newest) ?? [];
  if (told !== version) throw new Error(`CHANGELOG.md does not begin with version ${version} and its day.`);
  return Date.parse(`${day}T00:00:00Z`) / 1000;
}

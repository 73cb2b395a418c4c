const blockBytes = 512;
const longestName = 100;
const longestPrefix = 155;
const kinds = { file: '0', link: '2' };

/**
 * What lies in an archive: a file with its bytes, or a link to a path relative to it.
 * @typedef {{ path: string, mode: number, read: () => Promise<Buffer> } | { path: string, link: string }} Entry
 */

/**
 * The bytes of a tar archive, the same for the same entries on every machine: in the order of their names, all of one time,
 * all of nobody.
 * @param {readonly Entry[]} entries
 * @param {number} time seconds since the epoch
 */
export async function* tarOf(entries, time) {
  for (const entry of entries.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    const content = 'link' in entry ? Buffer.alloc(0) : await entry.read();
    yield headerOf(entry, content.length, time);
    yield content;
    yield Buffer.alloc((blockBytes - (content.length % blockBytes)) % blockBytes);
  }
  yield Buffer.alloc(2 * blockBytes);
}

/** POSIX's ustar: the one form that every tar reads. @throws Error if the path is too long for it */
function headerOf(entry, bytes, time) {
  const [prefix, name] = splitPath(entry.path);
  const isLink = 'link' in entry;
  const header = Buffer.alloc(blockBytes);
  header.write(name, 0);
  header.write(octal(isLink ? 0o777 : entry.mode, 8), 100);
  header.write(octal(0, 8), 108);
  header.write(octal(0, 8), 116);
  header.write(octal(bytes, 12), 124);
  header.write(octal(time, 12), 136);
  header.write(' '.repeat(8), 148);
  header.write(isLink ? kinds.link : kinds.file, 156);
  if (isLink) header.write(entry.link, 157, longestName);
  header.write('ustar\x0000', 257);
  header.write(prefix, 345);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${octal(sum, 7)} `, 148);
  return header;
}

function octal(number, width) {
  return `${number.toString(8).padStart(width - 1, '0')}\0`;
}

function splitPath(path) {
  if (Buffer.byteLength(path) <= longestName) return ['', path];
  const at = path.indexOf('/', path.length - longestName - 1);
  const [prefix, name] = [path.slice(0, at), path.slice(at + 1)];
  if (at < 0 || prefix.length > longestPrefix) throw new Error(`${path} is too long for an archive.`);
  return [prefix, name];
}

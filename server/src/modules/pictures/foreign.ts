/** What browsers and interpreters look for to run a file, in lower case. No camera or program writes these into a picture. */
const scripts = ['<script', '<html', '<!doctype', '<svg', '<iframe', '<?php', '%pdf-'];
/** The end of a ZIP archive's list; unpackers look for it in a file's last 64 kB, so anything may stand before. */
const zipEnd = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
const zipReach = 65_557;

/**
 * Whether a file is more than a picture: a page, a document or an archive to another program. What is stored is made anew
 * from the pixels, so none of it would survive; but whoever sends such a file is up to something.
 */
export function isMoreThanAPicture(bytes: Buffer): boolean {
  if (bytes.subarray(-zipReach).includes(zipEnd)) return true;
  const text = bytes.toString('latin1').toLowerCase();
  return scripts.some((script) => text.includes(script));
}

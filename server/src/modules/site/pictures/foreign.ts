/** Marks by which browsers and interpreters recognise a program, in lower case. No camera or program writes these into a picture. */
const scripts = ['<script', '<html', '<!doctype', '<svg', '<iframe', '<?php', '%pdf-'];
/** The end of a ZIP archive's list; unpackers search a file's last 64 kB for it, so anything may precede it. */
const zipEnd = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
const zipReach = 65_557;

/**
 * Whether a file is also a page, a document or an archive to another program. Re-encoding the pixels
 * would remove all of that, but such an upload is suspicious.
 */
export function isMoreThanAPicture(bytes: Buffer): boolean {
  if (bytes.subarray(-zipReach).includes(zipEnd)) return true;
  const text = bytes.toString('latin1').toLowerCase();
  return scripts.some((script) => text.includes(script));
}

import { encodeQR } from 'qr';

/** Blank modules around a code, without which cameras do not find it (ISO/IEC 18004). */
const quietZone = 4;

export interface QrPath {
  /** Modules of a side, the quiet zone among them. */
  size: number;
  /** What is dark, as the `d` of a path: a module is one unit. */
  path: string;
}

/** A text as a QR code, with a seventh of it to spare for scratches and drops of water. */
export function qrPath(text: string): QrPath {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: quietZone });
  const runs = rows.flatMap((row, y) =>
    darkRuns(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`),
  );
  return { size: rows.length, path: runs.join('') };
}

/** Where dark modules of a row begin, and how many stand together. */
function darkRuns(row: readonly boolean[]): [number, number][] {
  const runs: [number, number][] = [];
  row.forEach((isDark, x) => {
    if (!isDark) return;
    const last = runs.at(-1);
    if (last && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  });
  return runs;
}

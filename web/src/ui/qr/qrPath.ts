import { encodeQR } from 'qr';

/** Width of the blank border, which cameras need (ISO/IEC 18004). */
const quietZone = 4;

export interface QrPath {
  /** Modules per side, including the border. */
  size: number;
  /** The dark modules as the `d` of a path: a module is one unit. */
  path: string;
}

/** A text as a QR code with 15% error correction (scratches, drops of water). */
export function qrPath(text: string): QrPath {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: quietZone });
  const runs = rows.flatMap((row, y) =>
    darkRuns(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`),
  );
  return { size: rows.length, path: runs.join('') };
}

/** The start and length of each dark run of a row. */
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

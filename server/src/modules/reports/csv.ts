/**
 * Files that Excel opens by a double click. UTF-8 with a byte order mark, or Excel would read Polish letters as Windows-1250.
 * Semicolons, because in a Polish Excel the comma is the decimal separator.
 * Lines and quotes follow RFC 4180.
 */
export const byteOrderMark = '\uFEFF';
const separator = ';';

/** A number in the notation of this language, so that its cell is a number and not a text. */
export interface Decimal {
  cents: number;
  point: ',' | '.';
}

export type Cell = string | number | Decimal | null;

export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(separator)}\r\n`;
}

function csvCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  if (typeof cell === 'object') return (cell.cents / 100).toFixed(2).replace('.', cell.point);
  return quote(escapeFormula(cell));
}

/**
 * Riders write these texts: a spreadsheet would run one that starts like a formula (CSV injection).
 * An English one splits cells at commas, even in quotes, so text after a comma counts as a start, too.
 */
function escapeFormula(text: string): string {
  return text.replaceAll(/(?<=^|,)(?=[=+\-@＝＋－＠])|^(?=[\t\r\n])/g, "'");
}

function quote(text: string): string {
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

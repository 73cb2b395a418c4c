/**
 * Files that Excel opens by a double click: UTF-8 with a byte order mark, or it would read Polish letters as Windows-1250;
 * semicolons, because a Polish Excel takes the comma for the decimal point and puts a comma-separated line into one cell;
 * lines and quotes as RFC 4180 has them.
 */
export const byteOrderMark = '\uFEFF';
const separator = ';';

/** A number as people of this language write it: the cell is a number there, not a text. */
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
  return quoted(defused(cell));
}

/**
 * Texts come from riders: one that begins like a formula would be run by the spreadsheet of whoever opens the file. An English one parts
 * cells at commas, whatever is quoted, so what comes after a comma begins one, too.
 */
function defused(text: string): string {
  return text.replaceAll(/(?<=^|,)(?=[=+\-@＝＋－＠])|^(?=[\t\r\n])/g, "'");
}

function quoted(text: string): string {
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

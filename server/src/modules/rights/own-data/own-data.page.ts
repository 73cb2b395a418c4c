import type { Language } from '@cablepark/domain/time/display';
import { escapeHtml } from '../../../escape-html.ts';
import { inPortions } from '../../../next-turn.ts';
import type { OwnData } from './collect-own-data.ts';
import { rowsAtOnce } from './in-steps.ts';
import {
  acceptedCell,
  type CellContext,
  type DataCell,
  type ListName,
  listNames,
  moment,
  rowsOf,
} from './own-data.cells.ts';
import { mostEntries } from './own-data.store.ts';
import { ownDataTexts } from './texts/texts.ts';

const style = `
:root{color-scheme:light dark}
body{margin:0 auto;max-width:72rem;padding:1.5rem 1rem 4rem;font:1rem/1.5 system-ui,sans-serif}
h1{line-height:1.2}h2{margin:2.5rem 0 .5rem}
.wide{overflow-x:auto}
table{border-collapse:collapse}
th,td{padding:.35rem 1rem .35rem 0;border-bottom:1px solid #8888;text-align:start;vertical-align:top}
td{overflow-wrap:anywhere;min-width:5rem}`;

/** The data as a self-contained page without scripts that can be printed. */
export async function ownDataPage(data: OwnData, language: Language, zone: string): Promise<string> {
  const texts = ownDataTexts[language];
  const writing = { language, texts, zone };
  const title = escapeHtml(texts.title(data.park));
  const lists: string[] = [];
  for (const name of listNames) lists.push(await listPart(name, data, writing));
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="content-security-policy" content="default-src 'none';style-src 'unsafe-inline'">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<h1>${title}</h1>
<p>${escapeHtml(texts.lead(moment(data.made, writing) ?? ''))}</p>
${accountPart(data, writing)}
${lists.join('\n')}
</body>
</html>
`;
}

function accountPart({ account }: OwnData, writing: CellContext): string {
  const { heading, ...names } = writing.texts.account;
  const cells: Record<keyof typeof names, DataCell> = {
    ...account,
    language: account.language && writing.texts.languages[account.language],
    reminders: writing.texts[account.reminders ? 'yes' : 'no'],
    board_name: writing.texts[account.board_name ? 'yes' : 'no'],
    digest: writing.texts[account.digest ? 'yes' : 'no'],
    season_mails: writing.texts[account.season_mails ? 'yes' : 'no'],
    calendar: writing.texts[account.calendar ? 'yes' : 'no'],
    created: moment(account.created, writing),
    accepted_terms: acceptedCell(account.accepted_terms, writing),
    accepted_privacy: acceptedCell(account.accepted_privacy, writing),
  };
  const rows = Object.entries(names).map(
    ([key, name]) =>
      `<tr><th scope="row">${escapeHtml(name)}</th>${cell(cells[key as keyof typeof names])}</tr>`,
  );
  return `<h2>${escapeHtml(heading)}</h2>\n<table>${rows.join('\n')}</table>`;
}

async function listPart(name: ListName, data: OwnData, writing: CellContext): Promise<string> {
  const { heading, columns } = writing.texts[name];
  const rows = await inPortions<unknown, string>(data[name], rowsAtOnce, (some) => {
    const cells = rowsOf({ ...data, [name]: some }, writing)[name]();
    return cells.map((row) => `<tr>${row.map(cell).join('')}</tr>`);
  });
  const head = `<h2 id="${name}">${escapeHtml(heading)}</h2>`;
  if (rows.length === 0) return `${head}\n<p>${escapeHtml(writing.texts.none)}</p>`;
  const names = columns.map((column) => `<th scope="col">${escapeHtml(column)}</th>`).join('');
  const more = data.more.includes(name) ? `\n<p>${escapeHtml(writing.texts.more(mostEntries))}</p>` : '';
  return `${head}
<div class="wide" role="region" aria-labelledby="${name}" tabindex="0"><table>
<thead><tr>${names}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody></table></div>${more}`;
}

function cell(value: DataCell): string {
  return `<td>${value === null ? '' : escapeHtml(String(value))}</td>`;
}

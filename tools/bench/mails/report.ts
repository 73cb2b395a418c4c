import { machine } from '../machine.ts';
import { type Measured, mails } from './run.ts';

const goals = { tookMs: 60_000, answerMs: 500 };

export function reportOf(rows: readonly Measured[]): string {
  const lines = rows.map(({ database, tookMs, arrived, quiet, busy }) => {
    const cells = [
      database,
      `${arrived.toLocaleString('en')} in ${(tookMs / 1000).toFixed(1)} s`,
      `${ms(quiet.p50)} / ${ms(quiet.p99)}`,
      `${ms(busy.p50)} / ${ms(busy.p99)}`,
      `${busy.booked} of ${busy.booked + busy.refused}`,
      arrived === mails && tookMs <= goals.tookMs && busy.p99 <= goals.answerMs ? 'yes' : '**no**',
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return `# Ten thousand mails at once

Measured with \`npm run bench:mails\` on ${machine()}, which carries the riders, the server, the mail server and the database. ${mails.toLocaleString('en')} riders are to hear that the
season opens; meanwhile twenty a second book. Times of bookings are the median and what 99 of 100 stay under. PostgreSQL runs without fsync, SQLite with it.

| database | mails | bookings before | bookings meanwhile | booked | goals |
| --- | --- | --- | --- | --- | --- |
${lines.join('\n')}

The goals: all leave within a minute, and 99 of 100 bookings are answered within ${goals.answerMs} ms meanwhile.
`;
}

function ms(value: number): string {
  return `${Math.round(value).toLocaleString('en')} ms`;
}

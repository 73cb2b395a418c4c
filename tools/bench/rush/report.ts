import { machine } from '../machine.ts';
import { bookers, type Rush, rushMs } from './run.ts';

export type Measured = Rush & { database: string };

const goals = { answerMs: 500, trueMs: 1_000, bytes: 350 * 2 ** 20 };

export function reportOf(rows: readonly Measured[]): string {
  const lines = rows.map((row) => {
    const refused = Object.entries(row.refused).map(([status, count]) => `${count} × ${status}`);
    const cells = [
      row.database,
      row.processes,
      row.screens.toLocaleString('en'),
      [row.booked, ...refused].join(', '),
      `${ms(row.answerP50)} / ${ms(row.answerP99)}`,
      `${ms(row.trueP50)} / ${ms(row.trueP99)}`,
      row.untrue,
      row.dropped,
      `${mib(row.idleMemory)} / ${mib(row.memory)}`,
      `${(row.memoryPerScreen / 1000).toFixed(0)} kB`,
      isMet(row) ? 'yes' : '**no**',
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return `# The rush of an opening season

Measured with \`npm run bench:rush\` on ${machine()}, which carries the riders' screens, the servers and the database. Everybody is logged in and
follows six weeks of one track; ${bookers} of them book within ${rushMs / 1000} s, each a slot of their own. PostgreSQL runs without fsync, SQLite with it.

Times are the median and what 99 of 100 stay under: "answer" from the call to its answer, "true" from that answer until a screen shows it,
over all screens and bookings. Memory is that of the greatest process, before and at most during the rush.

| database | processes | screens | booked | answer | true | never shown | dropped | memory | per screen | goals |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
${lines.join('\n')}

The goals: all are booked, 99 of 100 answered within ${ms(goals.answerMs)} and shown within ${ms(goals.trueMs)}, ${mib(goals.bytes)} a process, no connection dropped.
`;
}

function isMet(row: Measured): boolean {
  const isWhole = row.booked === bookers && row.untrue === 0 && row.dropped === 0;
  const isQuick = row.answerP99 <= goals.answerMs && row.trueP99 <= goals.trueMs;
  return isWhole && isQuick && row.memory <= goals.bytes;
}

function ms(value: number): string {
  return `${Math.round(value).toLocaleString('en')} ms`;
}

function mib(bytes: number): string {
  return `${Math.round(bytes / 2 ** 20)} MiB`;
}

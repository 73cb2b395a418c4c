import type { Outcome } from './run.ts';

interface Circumstances {
  minutes: number;
  seed: number;
  machine: string;
}

/** SOAK.md: what was done to the server, and the results. */
export function reportOf({ minutes, seed, machine }: Circumstances, outcomes: readonly Outcome[]): string {
  const row = (what: string, of: (outcome: Outcome) => string | number) =>
    `| ${[what, ...outcomes.map(of)].join(' | ')} |`;
  const kinds = [...new Set(outcomes.flatMap(({ faults }) => [...faults.keys()]))];
  const told = outcomes.flatMap(({ database, contradictions }) =>
    contradictions.map((what) => `- ${database}: ${what}`),
  );
  return `# Under load and faults

Made by \`npm run soak -- --minutes ${minutes} --seed ${seed}\` on ${machine}. Eight riders and a desk
book, cancel, pay, void and read without end; every answer is remembered and held against the database, and
\`npm run invariants\`' questions are asked of it. For three quarters of the time one server process lives through
everything, and its memory is watched; in the last quarter it is killed again and again. Both databases at once.

| | ${outcomes.map(({ database }) => database).join(' | ')} |
| --- | ${outcomes.map(() => '---:').join(' | ')} |
${[
  row('seconds', ({ seconds }) => seconds),
  row('requests', ({ counts }) => counts.requests),
  row('booked', ({ counts }) => counts.bookings),
  row('cancelled', ({ counts }) => counts.cancels),
  row('paid', ({ counts }) => counts.payments),
  row('read', ({ counts }) => counts.reads),
  row('without an answer, or 503', ({ counts }) => counts.unsure),
  ...kinds.map((kind) => row(kind, ({ faults }) => faults.get(kind) ?? 0)),
  ...['first', 'second', 'third', 'last'].map((which, nth) =>
    row(`memory in the ${which} quarter of the steady part (MiB)`, ({ memory }) => memory.quarters[nth] ?? 0),
  ),
  row('memory at most', ({ memory }) => memory.most),
  row('**contradictions**', ({ contradictions }) => `**${contradictions.length}**`),
].join('\n')}
${told.length > 0 ? `\n${told.join('\n')}\n` : ''}`;
}

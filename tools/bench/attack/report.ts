import { machine } from '../machine.ts';
import type { Delay } from './delays.ts';
import type { Growth } from './memory.ts';
import { events, placesOfSeason, slots } from './park-data.ts';
import type { RiderDelay } from './rider-minute.ts';

export interface Measured {
  database: string;
  delays: readonly Delay[];
  growth: Growth;
  rider: readonly RiderDelay[];
}

const goalMs = 50;

export function report(measured: readonly Measured[]): string {
  return `# One visitor against all others

Measured with \`npm run bench:attack\` on ${machine()}, against ${slots.toLocaleString('en')} slots and ${events} events that each say
10,000 letters in two languages; the first event has ${placesOfSeason.toLocaleString('en')} places. The goal: no request of a visitor holds others up
for more than ${goalMs} ms.

${measured.map(summary).join('\n')}

${measured.map(memory).join('\n')}

${measured.map(riderSummary).join('\n')}

"At work" is the longest that the thread which answers everybody went on without a pause, in its processor time: what others wait
on a machine that does nothing else. "Waited" is the longest that \`/server/ping\` took meanwhile, with whatever else ran on the
machine. Both are of the middle one of seven rounds, "at worst" is of all.

Memory is that of a fresh server; half of the odd requests are sent, then the other half: what is kept for good has its size by then.

A rider's worst: each row for so many seconds, several requests at once, each as soon as the one before was answered, from as many addresses as
they like. "Waited" is the middle one of the seconds, "at worst" of all; mails and what else follows are in it.

${measured.map(riderTable).join('\n\n')}

${measured.map(table).join('\n\n')}
`;
}

function summary({ database, delays }: Measured): string {
  const usual = delays.toSorted((a, b) => b.usualMs - a.usualMs)[0];
  const turn = delays.toSorted((a, b) => b.turnMs - a.turnMs)[0];
  return `- **${database}**: at work for ${ms(turn?.turnMs)} at most (${turn?.what}); others waited ${ms(usual?.usualMs)} at most (${usual?.what}).`;
}

function memory({ database, growth: { requests, before, half, after } }: Measured): string {
  const mb = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MB`;
  return `- **${database}**: ${mb(before)} of memory before ${requests.toLocaleString('en')} requests of which no two are alike, ${mb(half)} after half of them, ${mb(after)} after all.`;
}

function riderSummary({ database, rider }: Measured): string {
  const worst = rider.toSorted((a, b) => b.worstMs - a.worstMs)[0];
  const turn = rider.toSorted((a, b) => b.turnMs - a.turnMs)[0];
  return `- **${database}, a rider who is logged in**: at work for ${ms(turn?.turnMs)} at most (${turn?.what}); others waited ${ms(worst?.worstMs)} at worst (${worst?.what}).`;
}

function riderTable({ database, rider }: Measured): string {
  const rows = rider.map(
    ({ what, seconds, answered, refused, usualMs, worstMs, turnMs }) =>
      `| ${what} | ${seconds} | ${answered} | ${refused} | ${ms(turnMs)} | ${ms(usualMs)} | ${ms(worstMs)} |`,
  );
  return `## A rider on ${database}

| what a rider does | seconds | answered | refused | at work | others waited | at worst |
|---|---|---|---|---|---|---|
${rows.join('\n')}`;
}

function table({ database, delays }: Measured): string {
  const rows = delays.map(
    ({ what, answer, usualMs, worstMs, turnMs }) =>
      `| ${what} | ${ms(turnMs)} | ${ms(usualMs)} | ${ms(worstMs)} | ${answer.replaceAll('|', '¦').slice(0, 90)} |`,
  );
  return `## ${database}

| a visitor asks for | at work | others waited | at worst | answer |
|---|---|---|---|---|
${rows.join('\n')}`;
}

function ms(value: number | undefined): string {
  return value === undefined || Number.isNaN(value) ? 'unknown' : `${value.toFixed(value < 10 ? 1 : 0)} ms`;
}

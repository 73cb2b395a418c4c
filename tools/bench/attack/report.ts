import { machine } from '../machine.ts';
import type { Delay } from './delays.ts';
import type { Growth } from './memory.ts';
import { events, placesOfSeason, slots } from './park-data.ts';
import type { RiderDelay } from './rider-minute.ts';
import { windyRides } from './windy-data.ts';
import type { WindyDelay } from './windy-day.ts';

export interface Measured {
  database: string;
  delays: readonly Delay[];
  growth: Growth;
  rider: readonly RiderDelay[];
  windy: readonly WindyDelay[];
}

const goalMs = 50;

export function report(measured: readonly Measured[]): string {
  return `# One visitor against all others

Measured with \`npm run bench:attack\` on ${machine()}, against ${slots.toLocaleString('en')} slots and ${events} events with texts of
10,000 letters in two languages; the first event has ${placesOfSeason.toLocaleString('en')} places. Goal: no request of a visitor blocks others for more than ${goalMs} ms.

${measured.map(summary).join('\n')}

${measured.map(memory).join('\n')}

${measured.map(riderSummary).join('\n')}

"At work" is the longest time without a pause of the answering thread, in processor time. "Waited" is the longest time of \`/server/ping\`
meanwhile. Both are of the middle one of seven rounds, "at worst" of all. Memory is that of a fresh server, measured after each half of the
requests.

A rider's worst: each row runs for some seconds, several requests at once, from many addresses, with mails and other consequences. "Waited" is
the middle one of the seconds, "at worst" of all.

${windyTable(measured)}

${riderTable(measured)}

${table(measured)}
`;
}

function summary({ database, delays }: Measured): string {
  const usual = delays.toSorted((a, b) => b.usualMs - a.usualMs)[0];
  const turn = delays.toSorted((a, b) => b.turnMs - a.turnMs)[0];
  return `- **${database}**: at work for ${ms(turn?.turnMs)} at most (${turn?.what}); others waited ${ms(usual?.usualMs)} at most (${usual?.what}).`;
}

function memory({ database, growth: { requests, before, half, after } }: Measured): string {
  const mb = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MB`;
  return `- **${database}**: ${mb(before)} of memory before ${requests.toLocaleString('en')} distinct requests, ${mb(half)} after half of them, ${mb(after)} after all.`;
}

function riderSummary({ database, rider }: Measured): string {
  const worst = rider.toSorted((a, b) => b.worstMs - a.worstMs)[0];
  const turn = rider.toSorted((a, b) => b.turnMs - a.turnMs)[0];
  return `- **${database}, a rider who is logged in**: at work for ${ms(turn?.turnMs)} at most (${turn?.what}); others waited ${ms(worst?.worstMs)} at worst (${worst?.what}).`;
}

/** One row for each action, with the figures of each database beside each other. */
function riderTable(measured: readonly Measured[]): string {
  const rows = (measured[0]?.rider ?? []).map(({ what, seconds }) => {
    const delays = measured.flatMap(({ rider }) => rider.filter((each) => each.what === what));
    const figures = delays.map(
      ({ answered, refused, usualMs, worstMs, turnMs }) =>
        `${answered} | ${refused} | ${ms(turnMs)} | ${ms(usualMs)} | ${ms(worstMs)}`,
    );
    return `| ${[what, seconds, ...figures].join(' | ')} |`;
  });
  return `## A rider

${header(['what a rider does', 'seconds'], measured, ['answered', 'refused', 'at work', 'waited', 'at worst'])}
${rows.join('\n')}`;
}

/** Goals of the desk's deeds: at most a second, and others wait at most 100 ms on SQLite and 50 ms on PostgreSQL. */
function windyTable(measured: readonly Measured[]): string {
  const rows = (measured[0]?.windy ?? []).map(({ what }) => {
    const figures = measured.flatMap(({ windy }) =>
      windy
        .filter((each) => each.what === what)
        .map(
          (each) =>
            `${ms(each.answerMs)} | ${ms(each.worstAnswerMs)} | ${ms(each.turnMs)} | ${ms(each.pingMs)} | ${ms(each.readMs)} | ${ms(each.worstReadMs)}`,
        ),
    );
    return `| ${[what, ...figures].join(' | ')} |`;
  });
  return `## A windy day

${windyRides} rides on three tracks, whose riders all have an address. The answer's time, then how long others waited for a ping and for one slot
out of the database, until 1.5 s after the answer; of the middle one of five rounds and, "at worst", of all. Goal: a second for the answer,
100 ms for others on SQLite, 50 ms on PostgreSQL.

${header(['what a desk does'], measured, ['answer', 'answer at worst', 'at work', 'ping', 'read', 'read at worst'])}
${rows.join('\n')}`;
}

/** The answers are the same on all databases, unless they are named one after the other. */
function table(measured: readonly Measured[]): string {
  const rows = (measured[0]?.delays ?? []).map(({ what }) => {
    const delays = measured.flatMap((each) => each.delays.filter((delay) => delay.what === what));
    const figures = delays.map(
      ({ usualMs, worstMs, turnMs }) => `${ms(turnMs)} | ${ms(usualMs)} | ${ms(worstMs)}`,
    );
    const answers = new Set(delays.map(({ answer }) => answer.replaceAll('|', '¦').slice(0, 90)));
    return `| ${[what, ...figures, [...answers].join('; ')].join(' | ')} |`;
  });
  return `## A visitor

${header(['a visitor asks for'], measured, ['at work', 'waited', 'at worst'], ['answer'])}
${rows.join('\n')}`;
}

function header(
  first: readonly string[],
  measured: readonly Measured[],
  figures: readonly string[],
  last: readonly string[] = [],
): string {
  const columns = measured.flatMap(({ database }) => figures.map((figure) => `${database}: ${figure}`));
  const names = [...first, ...columns, ...last];
  return `| ${names.join(' | ')} |\n|${names.map(() => '---|').join('')}`;
}

function ms(value: number | undefined): string {
  return value === undefined || Number.isNaN(value) ? 'unknown' : `${value.toFixed(value < 10 ? 1 : 0)} ms`;
}

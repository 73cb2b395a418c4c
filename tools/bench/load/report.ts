import { machine, quantile } from '../machine.ts';

export interface Result {
  name: string;
  who: 'server' | 'sqlite' | 'memory';
  slots: number;
  connections: number;
  /** Answers per second. */
  rate: number;
  /** ms */
  p50: number;
  p99: number;
  bytes: number;
  /** Processor time of one answer (µs). */
  cpuUs: number;
}

export interface Memory {
  slots: number;
  bytes: number;
}

interface Measured {
  results: readonly Result[];
  idle: readonly Memory[];
  loaded: readonly Memory[];
  /** ms */
  starts: readonly number[];
  sizes: readonly number[];
  rounds: number;
  measureMs: number;
}

const megabytes = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MB`;
const grouped = (value: number) => Math.round(value).toLocaleString('en-GB');
const ratio = (value: number) => (Number.isFinite(value) ? value.toFixed(2) : '');

/** The report as Markdown. All ratios are of rates within the one run. */
export function report({ results, idle, loaded, starts, sizes, rounds, measureMs }: Measured): string {
  const [small = 0, large = 0] = sizes;
  return `# How fast the server is, next to the floor

Measured with \`npm run bench\` on ${machine()}; the load comes from the same machine. Each figure is the median of
${rounds} turns of ${measureMs / 1000} s, in which the server and the floors are measured one after the other. "of memory": the server's
answers per second as a share of those of a bare \`node:http\` that gives the same bytes from memory. "of node:sqlite": as a share of a
bare \`node:http\` with \`node:sqlite\`, one prepared statement per row and \`JSON.stringify\`, which checks no token, no right and no rule and
writes as durably (\`synchronous = FULL\`). The server runs as in production: log, security headers, sessions and rules.

## What it should reach

| | goal | reached |
|---|---|---|
${goals(results, idle, starts, small, large)
  .map(([what, goal, reached]) => `| ${what} | ${goal} | ${reached} |`)
  .join('\n')}

Memory of the server: idle ${idle.map(({ slots, bytes }) => `${megabytes(bytes)} (${grouped(slots)} slots)`).join(', ')}; after the
whole load ${loaded.map(({ bytes }) => megabytes(bytes)).join(', ')}.

${sizes.map((slots) => table(results, slots)).join('\n\n')}
`;
}

function goals(
  results: readonly Result[],
  idle: readonly Memory[],
  starts: readonly number[],
  small: number,
  large: number,
): [string, string, string][] {
  const of = (name: string, who: Result['who'], slots = small) => find(results, name, who, slots, 50);
  const share = (name: string, who: Result['who']) => ratio(of(name, 'server').rate / of(name, who).rate);
  const sizeShare = (name: string) => ratio(of(name, 'server', large).rate / of(name, 'server').rate);
  const rate = (name: string) => of(name, 'server').rate;
  const visitors = rate('one month of one track');
  const tails = results
    .filter(({ who, connections }) => who === 'server' && connections === 50)
    .map(({ name, p50, p99 }) => ({ name, times: p99 / p50 }))
    .toSorted((a, b) => b.times - a.times);
  const [worst] = tails;
  return [
    ['one day of one track, 50 connections, of memory', '≥ 0.6', share('one day of one track', 'memory')],
    ['one month of one track, 50 connections, of memory', '≥ 0.8', share('one month of one track', 'memory')],
    [
      `one day, ${grouped(large)} slots against ${grouped(small)}`,
      '0.9–1.1',
      sizeShare('one day of one track'),
    ],
    [
      `one month, ${grouped(large)} slots against ${grouped(small)}`,
      '0.9–1.1',
      sizeShare('one month of one track'),
    ],
    [
      'booking distinct slots, 50 connections, of node:sqlite',
      '≥ 0.5',
      share('booking distinct slots', 'sqlite'),
    ],
    [
      'a booking with a pass, in times of one without',
      '≤ 1.5',
      ratio(rate('booking distinct slots') / rate('booking distinct slots with a pass')),
    ],
    ['one month, logged in, of a visitor’s', '≥ 0.5', ratio(rate('one month, logged in') / visitors)],
    [
      'the same as the web asks, planners a second',
      '≥ 0.5',
      ratio(rate('one month, logged in, as the web asks') / 2 / visitors),
    ],
    [
      'one day, asked for differently each time, of node:sqlite',
      '≥ 0.7',
      share('one day, asked for differently each time', 'sqlite'),
    ],
    ['me, of memory', '≥ 0.3', share('me', 'memory')],
    ['p99 at 50 connections, the worst case', '< 5 × p50', `${ratio(worst?.times ?? 0)} × (${worst?.name})`],
    ['idle memory', '≤ 120 MB', megabytes(Math.max(...idle.map(({ bytes }) => bytes)))],
    ['cold start to the first answer', '≤ 500 ms', `${Math.round(quantile(starts, 0.5))} ms`],
  ];
}

function table(results: readonly Result[], slots: number): string {
  const rows = results
    .filter((result) => result.who === 'server' && result.slots === slots)
    .map((server) => {
      const { name, connections, rate, p50, p99, bytes, cpuUs } = server;
      const floor = (who: Result['who']) => rate / find(results, name, who, slots, connections).rate;
      const cells = [name, connections, grouped(rate), ratio(floor('memory')), ratio(floor('sqlite'))];
      return `| ${[...cells, p50.toFixed(2), p99.toFixed(2), grouped(cpuUs), grouped(bytes)].join(' | ')} |`;
    });
  return `## ${grouped(slots)} slots

| call | connections | answers a second | of memory | of node:sqlite | p50 ms | p99 ms | processor µs | bytes |
|---|---|---|---|---|---|---|---|---|
${rows.join('\n')}`;
}

function find(
  results: readonly Result[],
  name: string,
  who: Result['who'],
  slots: number,
  connections: number,
): Pick<Result, 'rate'> {
  const found = results.find(
    (result) =>
      result.name === name &&
      result.who === who &&
      result.slots === slots &&
      result.connections === connections,
  );
  return found ?? { rate: Number.NaN };
}

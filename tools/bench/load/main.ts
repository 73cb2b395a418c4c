// `npm run bench`: how much of what this machine can do at best is left once the server has done its work. In the same run,
// in turns with the server, two floors are measured. Prints the report that it writes to ../RESULTS.md. About ten minutes.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { ensureBuilt } from '../../../scripts/build.mjs';
import { type LogIn, signIn } from '../logged-in.ts';
import { publish, quantile } from '../machine.ts';
import { memoryOf, processorMs } from '../process.ts';
import { type Case, cases, type Tokens } from './cases.ts';
import { type Load, load, type NextCall } from './generator.ts';
import { accounts, makeData, password, tidyUp } from './park-data.ts';
import {
  bodyOf,
  type MemoryFloor,
  type Running,
  startMemoryFloor,
  startServer,
  startSqliteFloor,
} from './processes.ts';
import { type Memory, type Result, report } from './report.ts';

/** A minute's glance, which writes no report: `npm run bench -- --quick`. */
const isQuick = process.argv.includes('--quick');
const sizes = isQuick ? [35_040] : [35_040, 3_504_000];
const connections = isQuick ? [50] : [1, 10, 50];
const rounds = 3;
const measureMs = isQuick ? 500 : 1_500;
const warmUpMs = 300;
const coldStarts = 5;
const riderTokens = 10;
const settleMs = 2_000;

interface Park {
  slots: number;
  folder: string;
  server: Running;
  floor: Running;
  bookers: LogIn[];
  tokens: Tokens;
}

const say = (line: string) => process.stderr.write(`${line}\n`);
await ensureBuilt();
const outer = await mkdtemp(join(tmpdir(), 'cablepark-bench-'));
const memoryFloor = await startMemoryFloor();
const parks: Park[] = [];
try {
  const idle: Memory[] = [];
  for (const slots of sizes) {
    const park = await openPark(slots);
    parks.push({ ...park, tokens: await logIn(park) });
    idle.push(park.idle);
  }
  const results: Result[] = [];
  for (const one of cases) {
    for (const count of connections) {
      results.push(...(await measureCase(one, count)));
      say(`${one.name}, ${count} connections`);
    }
  }
  const loaded = await memories();
  const starts = await coldStartMs(parks[0]);
  const text = report({ results, idle, loaded, starts, sizes, rounds, measureMs });
  if (isQuick) process.stdout.write(text);
  else await publish('RESULTS.md', text);
} finally {
  for (const { server, floor } of parks) await Promise.all([server.end(), floor.end()]);
  await memoryFloor.end();
  await rm(outer, { recursive: true, force: true });
}

async function openPark(slots: number): Promise<Omit<Park, 'tokens'> & { idle: Memory }> {
  const folder = join(outer, String(slots));
  say(`making ${slots} slots`);
  const bookers = await makeData(folder, slots);
  const server = await startServer(folder);
  const floor = await startSqliteFloor(join(folder, 'floor.db'));
  await bodyOf(server.url, { method: 'GET', path: '/server/ping' });
  await setTimeout(settleMs);
  return { slots, folder, server, floor, bookers, idle: { slots, bytes: await memoryOf(server) } };
}

async function logIn({ server: { url }, bookers }: Pick<Park, 'server' | 'bookers'>): Promise<Tokens> {
  const token = async (email: string) => {
    const body = JSON.stringify({ email, password });
    const answer = await bodyOf(url, { method: 'POST', path: '/auth/login', body });
    return (JSON.parse(answer.toString()) as { data: { access_token: string } }).data.access_token;
  };
  const riders: string[] = [];
  for (let count = 0; count < riderTokens; count += 1) riders.push(await token(accounts.rider.email));
  const editor = await token(accounts.editor.email);
  return { rider: riders[0] ?? '', riders, editor, bookers: await signIn(bookers) };
}

/** Server and floors in turns, so that what else the machine does meets them alike. */
async function measureCase(one: Case, count: number): Promise<Result[]> {
  const runs = new Map<string, { slots: number; who: Result['who']; loads: (Load & { cpuMs: number })[] }>();
  for (let round = 0; round < rounds; round += 1) {
    for (const park of parks) {
      // The token lasts a quarter of an hour, the run does not.
      park.tokens = await logIn(park);
      for (const [who, target] of await targets(one, park)) {
        const key = `${park.slots} ${who}`;
        const run = runs.get(key) ?? { slots: park.slots, who, loads: [] };
        run.loads.push(await measure(one.calls(park.tokens, park.slots, who), target, count));
        runs.set(key, run);
      }
      tidyUp(park.folder, park.slots);
    }
  }
  return [...runs.values()].map(({ slots, who, loads }) => {
    const middle = (value: (load: Load & { cpuMs: number }) => number) => quantile(loads.map(value), 0.5);
    return {
      name: one.name,
      who,
      slots,
      connections: count,
      rate: middle(({ rate }) => rate),
      p50: middle(({ p50 }) => p50),
      p99: middle(({ p99 }) => p99),
      bytes: middle(({ bytes }) => bytes),
      cpuUs: middle(({ cpuMs, answers }) => (cpuMs * 1000) / answers),
    };
  });
}

async function targets(one: Case, { server, floor, tokens }: Park): Promise<[Result['who'], Running][]> {
  const measured: [Result['who'], Running][] = [
    ['server', server],
    ['sqlite', floor],
  ];
  if (!one.sample) return measured;
  await memoryFloor.answer(await bodyOf(server.url, one.sample(tokens)));
  return [...measured, ['memory', memoryFloor]];
}

async function measure(call: NextCall, target: Running | MemoryFloor, count: number) {
  await load(target.url, call, count, warmUpMs);
  const before = await processorMs(target);
  const measured = await load(target.url, call, count, measureMs);
  const wrong = Object.keys(measured.statuses).filter((status) => status !== '200');
  if (wrong.length > 0) throw new Error(`Answers with ${wrong.join(', ')}`);
  return { ...measured, cpuMs: (await processorMs(target)) - before };
}

async function memories(): Promise<Memory[]> {
  return await Promise.all(
    parks.map(async ({ slots, server }) => ({ slots, bytes: await memoryOf(server) })),
  );
}

/** From the start of the process to its first answer (ms), on a database that is there. */
async function coldStartMs(park: Park | undefined): Promise<number[]> {
  const folder = park?.folder ?? outer;
  const times: number[] = [];
  for (let round = 0; round < coldStarts; round += 1) {
    const started = performance.now();
    const server = await startServer(folder);
    await bodyOf(server.url, { method: 'GET', path: '/server/ping' });
    times.push(performance.now() - started);
    await server.end();
  }
  return times;
}

import type { Browser } from '@playwright/test';
import { median } from '../figures.ts';
import { type Mark, type TapCase, tapCases, tapMoments } from './cases.ts';
import { readOnly, type TapVisit, visit } from './visit.ts';

/** Medians, in milliseconds; NaN where more taps were lost than not. */
export interface TapFigures {
  mark: Mark;
  firstMs: number;
  secondMs: number | null;
  lost: number;
}

export interface CaseFigures {
  name: string;
  path: string;
  afterPaintMs: number;
  marks: TapFigures[];
  workMs: number;
  /** Of a visit without a tap. */
  readingMs: number;
}

/** All cases once in each round, so that what else the machine does touches one visit of each. */
export async function measureTaps(browser: Browser, origin: string, rounds: number): Promise<CaseFigures[]> {
  const kinds = tapCases.flatMap((tapCase) => tapMoments.map((moment) => ({ tapCase, moment })));
  const visits = kinds.map((): TapVisit[] => []);
  const reading = new Map(tapCases.map(({ path }) => [path, [] as number[]]));
  for (let round = 1; round <= rounds; round += 1) {
    for (const [path, times] of reading) {
      // oxlint-disable-next-line no-await-in-loop
      times.push(await readOnly(browser, origin + path));
    }
    for (const [index, { tapCase, moment }] of kinds.entries()) {
      // oxlint-disable-next-line no-await-in-loop
      const found = await visit(browser, origin, tapCase, moment);
      visits[index]?.push(found);
      process.stderr.write(`${round}/${rounds} ${tapCase.name} at ${moment} ms: ${told(found)}\n`);
    }
  }
  return kinds.map(({ tapCase, moment }, index) =>
    figuresOf(tapCase, moment, visits[index] ?? [], reading.get(tapCase.path) ?? []),
  );
}

export function figuresOf(
  { name, path, marks, next }: TapCase,
  afterPaintMs: number,
  visits: readonly TapVisit[],
  reading: readonly number[],
): CaseFigures {
  const figures = marks.map((mark, index) => {
    const firsts = visits.map(({ first }) => first[index] ?? null);
    const seconds = visits.map(({ second }) => second[index] ?? null);
    return {
      mark,
      firstMs: middle(firsts),
      secondMs: middle(seconds),
      lost: lostOf([...firsts, ...seconds]),
    };
  });
  const afters = visits.map((each) => each.next);
  const last = next && { mark: next.mark, firstMs: middle(afters), secondMs: null, lost: lostOf(afters) };
  return {
    name,
    path,
    afterPaintMs,
    marks: last ? [...figures, last] : figures,
    workMs: median(visits.map(({ workMs }) => workMs)),
    readingMs: median(reading),
  };
}

/** A lost tap counts as infinite. */
function middle(times: readonly (number | null)[]): number {
  return median(times.map((time) => time ?? Number.POSITIVE_INFINITY));
}

function lostOf(times: readonly (number | null)[]): number {
  return times.filter((time) => time === null).length;
}

function told({ first, next, second, workMs }: TapVisit): string {
  const words = (times: readonly (number | null)[]) =>
    times.map((time) => (time === null ? 'lost' : Math.round(time))).join(' ');
  return `${words(first)}, then ${words([next])}, second ${words(second)}, processor ${Math.round(workMs)} ms`;
}

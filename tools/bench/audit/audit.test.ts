import { describe, expect, test } from 'vitest';
import { median, slowdownFor, spreadOf } from './figures.ts';
import { exitCodeOf, missedBy } from './goals.ts';
import { type AuditedPage, type PageAudit, type PageRun, summaryOf } from './page.ts';
import { planOf } from './plan.ts';
import { report } from './report.ts';
import { scriptTime, type Work } from './script-time.ts';

const page: AuditedPage = { path: '/', language: 'pl', hasOwnPhotos: false };

/** A run that reaches every goal exactly, and no more. */
const run: PageRun = {
  scores: { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 },
  lcpMs: 1500,
  cls: 0.02,
  tbtMs: 50,
  scriptMs: 200,
  pageBytes: 14_000,
  scriptBytes: 94_000,
  imageBytes: 116_000,
  firstPictureBytes: 0,
  index: 1300,
  faults: [],
};
const bare = [100, 100, 100];
const auditOf = (changes: Partial<PageRun>, as: Partial<AuditedPage> = {}): PageAudit =>
  summaryOf({ ...page, ...as }, [{ ...run, ...changes }], bare);

describe('The figures of several runs', () => {
  test.each([
    ['one', [7], 7],
    ['an odd count', [30, 5, 10], 10],
    ['an even count', [40, 10, 20, 30], 25],
    ['more digits than letters sort by', [9, 100, 20], 20],
  ])('have the middle of %s', (_what, values, middle) => {
    expect(median(values)).toBe(middle);
  });

  test('have a least and a most; of none there is no middle', () => {
    expect(spreadOf([30, 5, 10])).toEqual({ median: 10, least: 5, most: 30 });
    expect(() => median([])).toThrow('no median of nothing');
  });

  test('say no more of a figure that is missing', () => {
    expect(spreadOf([5, Number.NaN, 3]).median).toBeNaN();
  });

  test('are one for a page: each middle by itself, script time beside the bare page of its own round, every fault once', () => {
    const rounds = [
      { ...run, tbtMs: 10, scriptMs: 300, faults: ['seo: a'] },
      { ...run, tbtMs: 30, scriptMs: 200, faults: ['seo: a', 'seo: b'] },
      { ...run, tbtMs: 20, scriptMs: 100 },
    ];
    const audit = summaryOf(page, rounds, [100, 50, 20]);
    expect(audit.figures.tbtMs).toEqual({ median: 20, least: 10, most: 30 });
    expect(audit.figures.ratio).toEqual({ median: 4, least: 3, most: 5 });
    expect(audit.faults).toEqual(['seo: a', 'seo: b']);
  });
});

test.each([
  [1000, 1],
  [2500, 2.5],
  [1234.5, 1.23],
  [400, 1],
])(
  'A machine of index %d is slowed down %d times: to a mid-range phone, and never sped up',
  (index, slowdown) => {
    expect(slowdownFor(index)).toBe(slowdown);
  },
);

describe('Script time', () => {
  const work = (id: string, tdur: number | undefined, children: Work[] = [], selfTime = 500): Work => ({
    group: { id },
    event: tdur === undefined ? {} : { tdur },
    selfTime,
    children,
  });

  test('is what the processor worked at scripts, without the layout inside and whatever passed meanwhile', () => {
    const layout = work('styleLayout', 3000);
    const parse = work('scriptParseCompile', 1000);
    const run = work('scriptEvaluation', 10_000, [layout, parse]);
    expect(scriptTime([run, layout, parse])).toBe(7);
  });

  test('is what passed where the system does not tell, and never negative', () => {
    expect(scriptTime([work('scriptEvaluation', undefined, [], 12)])).toBe(12);
    expect(scriptTime([work('scriptEvaluation', 1000, [work('other', 2000)])])).toBe(0);
  });
});

describe('The verdict', () => {
  test('passes what reaches every goal exactly', () => {
    expect(missedBy(auditOf({}))).toEqual([]);
    expect(exitCodeOf([auditOf({}), auditOf({})])).toBe(0);
  });

  test.each<[string, Partial<PageRun>]>([
    ['performance', { scores: { ...run.scores, performance: 97 } }],
    ['accessibility', { scores: { ...run.scores, accessibility: 99 } }],
    ['best-practices', { scores: { ...run.scores, 'best-practices': 99 } }],
    ['seo', { scores: { ...run.scores, seo: 99 } }],
    ['lcpMs', { lcpMs: 1501 }],
    ['cls', { cls: 0.021 }],
    ['tbtMs', { tbtMs: 51 }],
    ['tbtMs', { tbtMs: Number.NaN }],
    ['ratio', { scriptMs: 201 }],
  ])('names a missed %s, sets it in bold and fails', (measure, changes) => {
    const audit = auditOf(changes);
    expect(missedBy(audit)).toEqual([measure]);
    expect(exitCodeOf([auditOf({}), audit])).toBe(1);
    const text = reportOf([auditOf({}), audit]);
    expect(text).toContain('1 of 2 pages miss one or more');
    expect(text.split('\n').filter((line) => line.startsWith('| pl `/`'))[1]).toMatch(/\*\*/);
  });

  test('lets the planner take more script time than other pages', () => {
    expect(missedBy(auditOf({ scriptMs: 350 }, { path: '/planner/1' }))).toEqual([]);
    expect(missedBy(auditOf({ scriptMs: 351 }, { path: '/planner/1' }))).toEqual(['ratio']);
  });

  test('asks more of the page with own photos: all of performance, and a light first picture', () => {
    const full = { scores: { ...run.scores, performance: 100 } };
    const own = { hasOwnPhotos: true };
    expect(missedBy(auditOf({ ...full, firstPictureBytes: 120_000 }, own))).toEqual([]);
    expect(missedBy(auditOf({ ...full, firstPictureBytes: 120_001 }, own))).toEqual(['pictureBytes']);
    expect(missedBy(auditOf({}, own))).toEqual(['performance']);
  });

  test('fails for what costs points, and tells it', () => {
    const audit = auditOf({ faults: ['seo: A link says nothing'] });
    expect(exitCodeOf([audit])).toBe(1);
    expect(reportOf([audit])).toContain('- pl `/` seo: A link says nothing');
  });
});

test('The report tells index, slowdown and the range of each figure', () => {
  const rounds = [
    { ...run, tbtMs: 10, index: 1200 },
    { ...run, tbtMs: 40, index: 1400 },
    { ...run, tbtMs: 20 },
  ];
  const text = reportOf([summaryOf(page, rounds, bare)]);
  expect(text).toContain('index was 1300 (1250–1350)');
  expect(text).toContain('**1.3**');
  expect(text).toContain('between 1200 and 1400');
  expect(text).toContain('| 20 (10–40) |');
  expect(text).toContain('| 2.00 of 2 |');
  expect(text).toContain('Every page reaches all of them.');
});

describe('The words of the command', () => {
  const all = ['/', '/bar', '/prices', '/planner/1'];

  test('none: every page, both languages, five rounds, own photos, a report that is kept', () => {
    expect(planOf([], all)).toEqual({
      paths: all,
      languages: ['pl', 'en'],
      rounds: 5,
      withPhotos: true,
      withTaps: true,
      isWhole: true,
    });
  });

  test.each([
    [['--quick'], { paths: ['/', '/prices', '/planner/1'], languages: ['pl'], rounds: 3, withPhotos: false }],
    [['--quick', '--photos'], { withPhotos: true }],
    [['/bar'], { paths: ['/bar'], languages: ['pl', 'en'], rounds: 5, withPhotos: false }],
    [['--quick', '/bar'], { paths: ['/bar'], rounds: 3, withTaps: false }],
    [['--taps'], { paths: [], withPhotos: false, withTaps: true }],
  ])('%j: fewer, and nothing is kept', (words, plan) => {
    expect(planOf(words, all)).toMatchObject({ ...plan, isWhole: false });
  });
});

function reportOf(audits: PageAudit[]): string {
  return report(audits, {
    browserVersion: '150',
    rounds: 3,
    index: { median: 1300, least: 1250, most: 1350 },
    slowdown: 1.3,
    bareMs: spreadOf(bare),
  });
}

import type { PageAudit } from './page.ts';

/** What a page must reach: the least of the scores, the most of the others. */
export const goals = {
  performance: 98,
  others: 100,
  lcpMs: 1500,
  cls: 0.02,
  tbtMs: 50,
  /** Times the script time of a bare React page in the same run. */
  ratio: { page: 2, planner: 3.5 },
  /** Of a home page with photos of the park's own. */
  ownPhotos: { performance: 100, pictureBytes: 120_000 },
} as const;

export type Measure =
  | 'performance'
  | 'accessibility'
  | 'best-practices'
  | 'seo'
  | 'lcpMs'
  | 'cls'
  | 'tbtMs'
  | 'ratio'
  | 'pictureBytes';

/** Times the bare page's script time that this one may take. */
export function ratioGoal(path: string): number {
  return path.startsWith('/planner') ? goals.ratio.planner : goals.ratio.page;
}

/** The goals that the medians of a page miss; no goal is met by a figure that is not known. */
export function missedBy({ path, hasOwnPhotos, figures }: PageAudit): Measure[] {
  const { scores, ratio, lcpMs, cls, tbtMs, firstPictureBytes } = figures;
  const isMet: Record<Measure, boolean> = {
    // Scores are shown, and so counted, as whole numbers.
    performance:
      Math.round(scores.performance.median) >=
      (hasOwnPhotos ? goals.ownPhotos.performance : goals.performance),
    accessibility: scores.accessibility.median >= goals.others,
    'best-practices': scores['best-practices'].median >= goals.others,
    seo: scores.seo.median >= goals.others,
    lcpMs: lcpMs.median <= goals.lcpMs,
    cls: cls.median <= goals.cls,
    tbtMs: tbtMs.median <= goals.tbtMs,
    ratio: ratio.median <= ratioGoal(path),
    pictureBytes: !hasOwnPhotos || firstPictureBytes.median <= goals.ownPhotos.pictureBytes,
  };
  return (Object.keys(isMet) as Measure[]).filter((measure) => !isMet[measure]);
}

/** 0 where every page reaches every goal and nothing costs points. */
export function exitCodeOf(audits: readonly PageAudit[]): 0 | 1 {
  return audits.some((audit) => audit.faults.length > 0 || missedBy(audit).length > 0) ? 1 : 0;
}

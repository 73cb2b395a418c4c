import type { Language } from '@cablepark/domain/time/display';
import { type Spread, spreadOf } from './figures.ts';

/** The four categories of lighthouse; scores from 0 to 100. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

export interface Figures<Figure> {
  scores: Record<Category, Figure>;
  /** Milliseconds until the largest part of the first screen stands, on the simulated line. */
  lcpMs: Figure;
  cls: Figure;
  /** Milliseconds that long tasks kept the page from answering. */
  tbtMs: Figure;
  /** Milliseconds of the slowed down processor in which scripts were read and run. */
  scriptMs: Figure;
  /** Bytes as they travelled. */
  pageBytes: Figure;
  scriptBytes: Figure;
  imageBytes: Figure;
  /** 0 where there is none. */
  firstPictureBytes: Figure;
}

export interface AuditedPage {
  path: string;
  language: Language;
  /** A home page with photos of the park's own. */
  hasOwnPhotos: boolean;
}

export interface PageRun extends Figures<number> {
  /** Lighthouse's benchmark index of the machine right before the page. */
  index: number;
  /** What costs points: `category: audit`; and what the page asked for although it came with it. */
  faults: string[];
}

export interface PageAudit extends AuditedPage {
  figures: Figures<Spread> & {
    /** Script time as a multiple of a bare React page's in the same round. */
    ratio: Spread;
  };
  index: Spread;
  faults: string[];
}

/** @param bareMs script time of the bare page in the rounds of these runs */
export function summaryOf(page: AuditedPage, runs: readonly PageRun[], bareMs: readonly number[]): PageAudit {
  const of = (figure: (run: PageRun) => number) => spreadOf(runs.map(figure));
  return {
    ...page,
    figures: {
      scores: {
        performance: of(({ scores }) => scores.performance),
        accessibility: of(({ scores }) => scores.accessibility),
        'best-practices': of(({ scores }) => scores['best-practices']),
        seo: of(({ scores }) => scores.seo),
      },
      lcpMs: of(({ lcpMs }) => lcpMs),
      cls: of(({ cls }) => cls),
      tbtMs: of(({ tbtMs }) => tbtMs),
      scriptMs: of(({ scriptMs }) => scriptMs),
      ratio: spreadOf(runs.map(({ scriptMs }, round) => scriptMs / (bareMs[round] ?? Number.NaN))),
      pageBytes: of(({ pageBytes }) => pageBytes),
      scriptBytes: of(({ scriptBytes }) => scriptBytes),
      imageBytes: of(({ imageBytes }) => imageBytes),
      firstPictureBytes: of(({ firstPictureBytes }) => firstPictureBytes),
    },
    index: of(({ index }) => index),
    faults: [...new Set(runs.flatMap(({ faults }) => faults))],
  };
}

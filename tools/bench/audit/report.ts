import { machine } from '../machine.ts';
import type { Spread } from './figures.ts';
import { phoneIndex } from './figures.ts';
import { goals, type Measure, missedBy, ratioGoal } from './goals.ts';
import { categories, type PageAudit } from './page.ts';

/** How the pages were measured. */
export interface Conditions {
  browserVersion: string;
  rounds: number;
  /** Lighthouse's benchmark index, measured before the first page. */
  index: Spread;
  slowdown: number;
  /** Script time of the bare React page in all rounds. */
  bareMs: Spread;
}

export function report(audits: readonly PageAudit[], conditions: Conditions): string {
  const { browserVersion, rounds, index, slowdown, bareMs } = conditions;
  const missed = audits.filter((audit) => missedBy(audit).length > 0);
  const during = audits.map((audit) => audit.index);
  const [slowest, fastest] = [
    Math.min(...during.map(({ least }) => least)),
    Math.max(...during.map(({ most }) => most)),
  ];
  return `# The public site as lighthouse sees it

Written by \`npm run audit\`: lighthouse 13, its phone on a simulated slow 4G, a server in production mode with the sample park and an empty
cache; \`/\` with photos is a home page of twelve scenes with twelve photos of eight megapixels, all uploaded. ${machine()},
Chromium ${browserVersion}.

The processor is slowed down to a mid-range phone's, whatever the machine: lighthouse's benchmark index was ${rangeOf(index, 0)} before the first page, a
Pixel 5 has ${phoneIndex}, so times are multiplied by **${slowdown}**. During the runs the index was between ${Math.round(slowest)} and ${Math.round(fastest)}: far from the first,
and something else was using the processor, which TBT suffers from. Script time counts the processor's own milliseconds, not those that
passed; it is also told as a multiple of a bare React page's (one heading, \`hydrateRoot\`, the
same React, \`tools/bench/audit/bare-page.ts\`), which is measured in every round: ${rangeOf(bareMs, 0)} ms.

Each figure is the median of ${rounds} rounds over all pages, with the least and the most in brackets. Goals: performance ≥ ${goals.performance}, the
other three ${goals.others}, largest contentful paint (LCP) ≤ ${goals.lcpMs} ms, layout shift (CLS) ≤ ${goals.cls}, total blocking time (TBT) ≤ ${goals.tbtMs} ms, script time
≤ ${goals.ratio.page} × bare React, on the planner's pages ≤ ${goals.ratio.planner} ×; with own photos performance ${goals.ownPhotos.performance} and a first picture of at most ${goals.ownPhotos.pictureBytes / 1000} kB.
${verdictOf(audits, missed)}

| page | performance | accessibility | best practices | SEO | LCP ms | CLS | TBT ms | script ms | × bare React | JS kB | page with styles kB | images kB | first picture kB |
|---|---|---|---|---|---|---|---|---|---|---|---|---|---|
${audits.map(rowOf).join('\n')}
${faultsOf(audits)}`;
}

function verdictOf(audits: readonly PageAudit[], missed: readonly PageAudit[]): string {
  if (missed.length === 0) return 'Every page reaches all of them.';
  return `${missed.length} of ${audits.length} pages miss one or more, in **bold**.`;
}

function faultsOf(audits: readonly PageAudit[]): string {
  const faults = audits.flatMap((audit) => audit.faults.map((fault) => `- ${nameOf(audit)} ${fault}`));
  return faults.length === 0 ? '' : `\n## What costs points\n\n${faults.join('\n')}\n`;
}

export function nameOf({ language, path, hasOwnPhotos }: PageAudit): string {
  return `${language} \`${path}\`${hasOwnPhotos ? ' with photos' : ''}`;
}

function rowOf(audit: PageAudit): string {
  const { figures } = audit;
  const missed = missedBy(audit);
  const judged = (measure: Measure, text: string) => (missed.includes(measure) ? `**${text}**` : text);
  const kilobytes = ({ median }: Spread) => (median / 1000).toFixed(1);
  const cells = [
    nameOf(audit),
    ...categories.map((category) => judged(category, rangeOf(figures.scores[category], 0))),
    judged('lcpMs', rangeOf(figures.lcpMs, 0)),
    judged('cls', rangeOf(figures.cls, 3)),
    judged('tbtMs', rangeOf(figures.tbtMs, 0)),
    rangeOf(figures.scriptMs, 0),
    judged('ratio', `${rangeOf(figures.ratio, 2)} of ${ratioGoal(audit.path)}`),
    kilobytes(figures.scriptBytes),
    kilobytes(figures.pageBytes),
    kilobytes(figures.imageBytes),
    judged('pictureBytes', kilobytes(figures.firstPictureBytes)),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** The median, and where they differ the least and the most. */
function rangeOf({ median, least, most }: Spread, digits: number): string {
  const [middle, from, to] = [median, least, most].map((value) => value.toFixed(digits));
  return from === to ? `${middle}` : `${middle} (${from}–${to})`;
}

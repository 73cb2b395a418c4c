import { categories, type PageAudit } from './audit-page.ts';
import { machine } from './machine.ts';

/** What every page must reach; a figure that does not is set in bold. */
const goals = { performance: 98, others: 100, lcpMs: 1500, cls: 0.02, tbtMs: 50 } as const;

export function report(audits: readonly PageAudit[], browserVersion: string): string {
  const faults = audits.flatMap(({ language, path, faults }) =>
    faults.map((fault) => `- ${language} \`${path}\` ${fault}`),
  );
  const missed = audits.filter((audit) => rowOf(audit).includes('**')).length;
  return `# The public site as lighthouse sees it

Written by \`npm run audit\`: lighthouse 13, its phone (simulated slow 4G, processor 4 times slower), a server in production mode with
the sample park and an empty cache; in Polish the median of three runs, in English one. ${machine()},
Chromium ${browserVersion}. Times are simulated from what the machine measured, so
a busy machine makes them worse; scores of the other three categories and the bytes do not depend on it.

Goals: performance ≥ ${goals.performance}, the other three ${goals.others}, largest contentful paint (LCP) ≤ ${goals.lcpMs} ms, layout shift (CLS) ≤ ${goals.cls}, total
blocking time (TBT) ≤ ${goals.tbtMs} ms. ${missed === 0 ? 'Every page reaches all of them.' : `${missed} of ${audits.length} pages miss one or more, in **bold**.`}

| page | performance | accessibility | best practices | SEO | LCP ms | CLS | TBT ms | JS kB | page with styles kB | images kB |
|---|---|---|---|---|---|---|---|---|---|---|
${audits.map(rowOf).join('\n')}
${faults.length === 0 ? '' : `\n## What costs points\n\n${faults.join('\n')}\n`}`;
}

function rowOf({ language, path, scores, lcpMs, cls, tbtMs, bytes }: PageAudit): string {
  const figure = (text: string | number, reached: boolean) => (reached ? `${text}` : `**${text}**`);
  const kilobytes = (count: number) => (count / 1000).toFixed(1);
  return `| ${[
    `${language} \`${path}\``,
    ...categories.map((category) =>
      figure(
        Math.round(scores[category]),
        scores[category] >= (category === 'performance' ? goals.performance : goals.others),
      ),
    ),
    figure(Math.round(lcpMs), lcpMs <= goals.lcpMs),
    figure(cls.toFixed(3), cls <= goals.cls),
    figure(Math.round(tbtMs), tbtMs <= goals.tbtMs),
    kilobytes(bytes.script),
    kilobytes(bytes.page),
    kilobytes(bytes.image),
  ].join(' | ')} |`;
}

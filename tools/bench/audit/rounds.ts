import { auditOnce, type Phone } from './lighthouse.ts';
import { type AuditedPage, type PageAudit, type PageRun, summaryOf } from './page.ts';

export interface ServedPage extends AuditedPage {
  url: string;
}

export interface Rounds {
  audits: PageAudit[];
  /** Script time of the bare page, once for each round. */
  bareMs: number[];
}

/**
 * Every page once in each round, one after the other: whatever else the machine does for a while touches one run of all pages, not
 * all runs of one, and the bare page is measured in the same while.
 */
export async function auditRounds(
  pages: readonly ServedPage[],
  bareUrl: string,
  rounds: number,
  phone: Phone,
): Promise<Rounds> {
  const runs = pages.map((): PageRun[] => []);
  const bareMs: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    // oxlint-disable-next-line no-await-in-loop
    bareMs.push((await auditOnce(bareUrl, phone)).scriptMs);
    for (const [index, page] of pages.entries()) {
      // oxlint-disable-next-line no-await-in-loop
      const run = await auditOnce(page.url, phone);
      runs[index]?.push(run);
      process.stderr.write(`${round}/${rounds} ${page.language} ${page.path}: ${told(run)}\n`);
    }
  }
  const audits = pages.map((page, index) => summaryOf(page, runs[index] ?? [], bareMs));
  return { audits, bareMs };
}

function told({ scores, tbtMs, scriptMs }: PageRun): string {
  return `${Math.round(scores.performance)}, TBT ${Math.round(tbtMs)} ms, script ${Math.round(scriptMs)} ms`;
}

import { writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { type Browser, chromium } from '@playwright/test';
import { ensureBrowser } from '../scripts/browser.mjs';

/** The browser that every report is measured in, quiet but for the page. */
export async function openBrowser(): Promise<Browser> {
  return await chromium.launch({
    executablePath: await ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
}

/** What a report tells of the machine, and no more. */
export function machine(): string {
  return `${cpus().length} cores and\n${Math.round(totalmem() / 2 ** 30)} GiB of memory`;
}

/** The value below which this part of them lies; 1: the greatest. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

/** Prints the report and writes it beside the commands. */
export async function publish(name: string, report: string): Promise<void> {
  await writeFile(new URL(name, import.meta.url), report);
  process.stdout.write(report);
}

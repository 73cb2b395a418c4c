import { readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { ensureBrowser } from '../../scripts/browser.mjs';
import { nodeProgram, programOf } from '../../scripts/root.mjs';
import { runQuietly } from '../../scripts/run.mjs';

/** The browser that every report is measured in, quiet but for the page. */
export async function openBrowser(): Promise<Browser> {
  return await chromium.launch({
    executablePath: await ensureBrowser({ whole: true }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
}

const loadAtFirst = loadavg()[0] ?? 0;

/** What a report tells of the machine, and no more: its size, and how busy it was before the command was (0: idle). */
export function machine(load = loadAtFirst): string {
  return `${cpus().length} cores and ${Math.round(totalmem() / 2 ** 30)} GiB of memory (load ${load.toFixed(1)} at the start)`;
}

/** The value below which this part of them lies; 1: the greatest. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

/** Writes the report beside the commands, formatted as everything here is, and prints it. */
export async function publish(name: string, report: string): Promise<void> {
  const file = fileURLToPath(new URL(name, import.meta.url));
  await writeFile(file, report);
  await runQuietly(nodeProgram(), [programOf('@biomejs/biome', 'biome'), 'format', '--write', file]);
  process.stdout.write(await readFile(file, 'utf8'));
}

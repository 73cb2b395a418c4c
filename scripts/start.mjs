// `npm start`: from a fresh clone to an open park. Runs on any Node from 20 on, before anything is installed.
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { nodeProgram, root, serverEnvironment, serverFlags, toolEnvironment } from './root.mjs';
import { become, say } from './run.mjs';

try {
  await ensureInstalled();
  await ensureBuilt();
  // A cache of compiled code halves the start time.
  const cache = { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, '.cache', 'node') };
  await become(nodeProgram(), [...serverFlags, join(root, 'server', 'dist', 'main.js')], {
    env: toolEnvironment({ ...cache, ...serverEnvironment }),
  });
} catch (error) {
  say(error.message);
  process.exit(1);
}

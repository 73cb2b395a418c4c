// `npm run dev`: the server restarts and the browser reloads when their sources change; one Ctrl-C ends both.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { nodeProgram, programOf, root, toolEnvironment } from './root.mjs';
import { say } from './run.mjs';

const webPort = process.env.WEB_PORT || '5173';
const apiPort = process.env.PORT || '3000';

try {
  await ensureInstalled();
} catch (error) {
  say(error.message);
  process.exit(1);
}

const start = (name, args, options) => ({
  name,
  child: spawn(nodeProgram(), args, { stdio: ['ignore', 'inherit', 'inherit'], ...options }),
});

const both = [
  start('server', ['--watch', '--watch-preserve-output', join(root, 'server', 'src', 'main.ts')], {
    cwd: root,
    // Links in mails lead to the pages that reload.
    env: toolEnvironment({
      PORT: apiPort,
      PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${webPort}`,
    }),
  }),
  start('web', [programOf('vite'), '--port', webPort, '--strictPort', '--clearScreen', 'false'], {
    cwd: join(root, 'web'),
    env: toolEnvironment({ API_PORT: apiPort }),
  }),
];

let isEnding = false;

function endBoth(code) {
  if (isEnding) return;
  isEnding = true;
  process.exitCode = code;
  for (const { child } of both) child.kill('SIGTERM');
}

for (const { name, child } of both) {
  child.on('exit', (code) => {
    if (!isEnding) say(`The ${name} ended, so the other ends too.`);
    endBoth(code ?? 1);
  });
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => endBoth(0));

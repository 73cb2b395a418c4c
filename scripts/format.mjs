// `npm run format`: writes every file as `npm run check` wants it.
import { ensureInstalled } from './install.mjs';
import { nodeProgram, programOf, toolEnvironment } from './root.mjs';
import { run, say } from './run.mjs';

try {
  await ensureInstalled();
  const words = process.argv.slice(2);
  const format = [
    programOf('@biomejs/biome', 'biome'),
    'check',
    '--write',
    ...(words.length > 0 ? words : ['.']),
  ];
  process.exitCode = await run(nodeProgram(), format, { env: toolEnvironment() });
} catch (error) {
  say(error.message);
  process.exitCode = 1;
}

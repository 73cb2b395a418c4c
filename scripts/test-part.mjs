// `npm run test:unit`, `test:server`, `test:web`, `test:e2e`: one part of the tests, or what the words choose of it.
import { ensureInstalled } from './install.mjs';
import { say } from './run.mjs';
import { commandOf } from './test-words.mjs';
import { runJourneys, runVitest } from './tests.mjs';

try {
  await ensureInstalled();
  const { words, isLong, isBrowser } = commandOf(process.argv.slice(2));
  const env = isLong ? { TEST_DEPTH: 'long' } : {};
  process.exitCode = await (isBrowser ? runJourneys(words, env) : runVitest(words, env));
} catch (error) {
  say(error.message);
  process.exitCode = 1;
}

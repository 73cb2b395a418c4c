// Loaded into a server before its program (`node --import`): at the first signal it begins to count which of its own files run, at the
// second it tells them on standard error.
import { Session } from 'node:inspector/promises';

const session = new Session();
session.connect();
let isCounting = false;
process.on('SIGUSR2', () => void answer());

async function answer() {
  if (!isCounting) {
    isCounting = true;
    await session.post('Profiler.enable');
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    await session.post('Profiler.takePreciseCoverage');
    process.stderr.write('entered: counting\n');
    return;
  }
  const { result } = await session.post('Profiler.takePreciseCoverage');
  const files = result
    .filter(
      ({ url, functions }) =>
        url.startsWith('file:') &&
        functions.some((each) => each.functionName !== '' && each.ranges[0].count > 0),
    )
    .map(({ url }) => new URL(url).pathname)
    .filter((path) => !path.includes('/node_modules/') || path.includes('/node_modules/@cablepark/'));
  process.stderr.write(`entered: ${JSON.stringify(files)}\n`);
}

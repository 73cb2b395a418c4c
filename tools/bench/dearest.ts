// `node tools/bench/dearest.ts [count]`: the dearest files of the last run's tests, and its dearest journeys, as a table.
// The reports are those that `npm test` leaves in .cache/reports; two other files may be named after the count.
import { dearestFiles, dearestJourneys, readReports } from '../../scripts/dearest.mjs';

const [count = '50', ...files] = process.argv.slice(2);
const { vitest, playwright } = await readReports(...files);
const table = (title: string, rows: { name: string; seconds: number; tests: number }[]) =>
  [
    `| ${title} | tests | seconds |`,
    '| --- | --: | --: |',
    ...rows.map(({ name, tests, seconds }) => `| ${name} | ${tests} | ${seconds.toFixed(1)} |`),
    '',
  ].join('\n');
process.stdout.write(table('file', dearestFiles(vitest, Number(count))));
process.stdout.write(table('journey', dearestJourneys(playwright, Number(count))));

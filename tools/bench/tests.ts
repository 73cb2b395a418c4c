// The summary of `npm run test:long`, which calls this with what its parts came to.
import { readFile } from 'node:fs/promises';
import { long } from '../../server/test/support/depth.ts';
import { machine, publish } from './machine.ts';

interface Part {
  name: string;
  passed: number;
  failures: string[];
  seconds: number;
}

const { parts, load } = JSON.parse(await readFile(process.argv[2] ?? '', 'utf8')) as {
  parts: Part[];
  load: number;
};

const time = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
const rows = parts.map(
  ({ name, passed, failures, seconds }) =>
    `| ${name} | ${passed || ''} | ${failures.length} | ${time(seconds)} |`,
);
const sum = (of: (part: Part) => number) => parts.reduce((total, part) => total + of(part), 0);
const failures = parts.flatMap((part) => part.failures);

await publish(
  'TESTS.md',
  `# The tests at full depth

Written by \`npm run test:long\` on ${Temporal.Now.plainDateISO().toString()}: ${machine(load)}.

| part | passed | failed | min:s |
| --- | --: | --: | --: |
${rows.join('\n')}
| together | ${sum(({ passed }) => passed)} | ${sum((part) => part.failures.length)} | ${time(sum(({ seconds }) => seconds))} |

Of it: ${long.bookingRaces} rounds of 20 riders for one slot, ${long.crashes} crashes amid bookings, ${long.deskCrashes} amid a desk's work and ${long.kills}
at a moment of chance, each on SQLite and on PostgreSQL; ${long.passRaces} rounds of twenty phones for the last slot of a pass, ${long.lateRaces} of money that comes
late for a slot that another wants, and ${long.passRuns} made-up histories of passes; a server killed before and after every call to a payment provider, and at each
of its writes when somebody pays with a pass, shares, buys or gives one back, or pays online; ${long.queries} made-up queries for each collection and viewer; every journey on a
phone and at a desk, in both languages; every public page in three sizes.

${failures.length === 0 ? 'Nothing failed.' : `Failed:\n\n${failures.map((failure) => `- ${failure}`).join('\n')}`}
`,
);

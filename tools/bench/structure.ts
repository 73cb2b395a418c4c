// `npm run structure`: how the code hangs together, as figures beside those of 25 November 2026: what comes with the file that books
// and the one that logs in, which of the server's files a booking enters, rings of files, and folders that are too full. Writes
// STRUCTURE.md beside this file.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fullFolders, mostFiles } from '../../scripts/full-folders.mjs';
import { publish } from './machine.ts';
import { filesOfBooking } from './structure/booking.ts';
import { closureOf, readGraph, ringsOf } from './structure/graph.ts';

const root = join(import.meta.dirname, '../..');
const graph = readGraph(root);
const folder = await mkdtemp(join(tmpdir(), 'cablepark-structure-'));

interface Line {
  what: string;
  before: string;
  goal: string;
  now: string;
}

try {
  const entered = await filesOfBooking(folder, root);
  const of = (part: string) => entered.filter((file) => file.startsWith(part)).length;
  const closures = (file: string) =>
    [true, false].map((withTypes) => closureOf(graph, file, { withTypes })).join(' / ');
  const rings = ringsOf(graph);
  const full = fullFolders([...graph.keys()]);
  const modules = await readdir(join(root, 'server/src/modules'));
  const routes = [...graph.keys()].filter((file) => /^server\/.*[.]routes[.]ts$/.test(file));
  const texts = await Promise.all(routes.map((file) => readFile(join(root, file), 'utf8')));
  const ownSchemas = texts.join('').match(/\bz[.](?:object|strictObject|looseObject)\(/g)?.length ?? 0;
  const lines: Line[] = [
    {
      what: "files that a booking enters on the server and back: server (its modules', without http, session and database), domain, contract",
      before: '29, 13, 4',
      goal: '20 of the server',
      now: `${of('server/')} (${of('server/src/modules/')}), ${of('domain/')}, ${of('contract/')}`,
    },
    {
      what: 'what comes with the file that books, with types / without',
      before: '360',
      goal: '≤ 110',
      now: closures('server/src/modules/bookings/book-slot.ts'),
    },
    {
      what: 'what comes with the file that logs in, with types / without',
      before: '310',
      goal: '≤ 80',
      now: closures('server/src/modules/accounts/sessions/sessions.routes.ts'),
    },
    {
      what: 'rings of files, types counted; the largest',
      before: '11; 15',
      goal: '0',
      now: `${rings.length}; ${rings[0] ?? 0}`,
    },
    {
      what: `folders with more than ${mostFiles} files side by side`,
      before: 'messages 48, staff-desk 50, domain/pages 43, planner 39',
      goal: 'none',
      now: full.map(([name, files]) => `${name} ${files}`).join(', ') || 'none',
    },
    { what: 'modules of the server', before: '26', goal: 'about 18', now: String(modules.length) },
    {
      what: 'object schemas that the routes of the server write themselves',
      before: '163',
      goal: '0',
      now: String(ownSchemas),
    },
    { what: 'product files', before: '1,575', goal: '', now: graph.size.toLocaleString('en') },
  ];
  await publish('STRUCTURE.md', report(lines, entered));
} finally {
  await rm(folder, { recursive: true, force: true });
}

function report(lines: readonly Line[], entered: readonly string[]): string {
  return `# How the code hangs together

Written by \`npm run structure\`. "Before" is 25 November 2026, counted by hand and by another tool, so that small differences say nothing.

| | before | goal | now |
| --- | --- | --- | --- |
${lines.map(({ what, before, goal, now }) => `| ${what} | ${before} | ${goal} | ${now} |`).join('\n')}

## What a rider's booking enters

The functions of these files run between the request and its answer, in each of three bookings.

${entered.map((file) => `- ${file}`).join('\n')}
`;
}

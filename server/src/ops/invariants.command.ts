import { systemClock } from '../clock.ts';
import { runCommand, say } from './command.ts';
import { findContradictions, invariants } from './invariants/check.ts';
import { atOneMoment, openDatabase } from './open.ts';

await runCommand([], async ({ where }) => {
  const store = await openDatabase(where);
  try {
    const nowMs = systemClock.now().epochMilliseconds;
    const contradictions = await atOneMoment(store, (db) => findContradictions(db, store.engine, nowMs));
    for (const { name, told } of contradictions)
      say([`${name}:`, ...told.map((line) => `  ${line}`)].join('\n'));
    say(
      contradictions.length === 0
        ? `Nothing contradicts itself: all ${invariants.length} invariants hold.`
        : `${contradictions.length} of ${invariants.length} invariants do not hold.`,
    );
    return contradictions.length === 0;
  } finally {
    await store.close();
  }
});

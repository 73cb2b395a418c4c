import { systemClock } from '../clock.ts';
import { linkSentences, offerSetupLink } from '../modules/system/setup/index.ts';
import { runCommand, say } from './command.ts';
import { openDatabase } from './open.ts';

/** `npm run setup-link`: a new link that creates the first Admin, with or without a running server. */
await runCommand([], async ({ where }) => {
  const store = await openDatabase(where);
  try {
    const token = await offerSetupLink(store, systemClock);
    if (token === null) {
      say('This park has an Admin. Other people are invited by them, in the browser, under “Accounts”.');
      return false;
    }
    linkSentences(where.publicUrl, token, where.isPublicUrlSet).forEach(say);
    return true;
  } finally {
    await store.close();
  }
});

import { join } from 'node:path';
import type { SetupState } from '@cablepark/contract/accounts/setup.schema';
import { setupProgress } from '@cablepark/domain/park/setup-progress';
import type { Season } from '@cablepark/domain/season/season.schema';
import { standingTracks } from '@cablepark/domain/tracks/track';
import type { Config } from '../../../config.ts';
import type { AppContext } from '../../../context.ts';
import type { Db } from '../../../db/store.ts';

/** The owner's progress, and the settings that they should know. It contains no secrets. */
export async function readSetupState({
  store,
  parkSettings,
  tracks,
  config,
}: AppContext): Promise<SetupState> {
  const parkContent = await parkSettings.read();
  const counts = {
    tracks: standingTracks(await tracks.read()).length,
    plans: await countPlans(store.db),
    staff: await countStaff(store.db),
  };
  return {
    steps: setupProgress({ content: parkContent, ...counts, publicUrl: config.publicUrl }),
    setup: parkContent.setup,
    opening: parkContent.opening,
    counts,
    public_url: config.publicUrl,
    public_url_set: config.isPublicUrlSet,
    mail: mailPlace(config),
  };
}

/** The target of mails: the mail server without its credentials, or the folder. */
function mailPlace({ smtpUrl, dataDir, mailFrom }: Config): SetupState['mail'] {
  if (smtpUrl === null) return { kind: 'folder', place: join(dataDir, 'mail'), from: mailFrom };
  return { kind: 'smtp', place: new URL(smtpUrl).host, from: mailFrom };
}

async function countPlans(db: Db): Promise<number> {
  const row = await db.selectFrom('season').select('content').executeTakeFirst();
  return row ? (JSON.parse(row.content) as Season).plans.length : 0;
}

async function countStaff(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('account')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('role', '!=', 'User')
    .where('status', '=', 'active')
    .executeTakeFirstOrThrow();
  return Number(count);
}

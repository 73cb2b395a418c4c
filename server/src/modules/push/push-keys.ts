import type { AppContext } from '../../context.ts';
import { makePushKeys, type PushKeys } from '../../push/pusher.ts';

const onlyRow = 1;

/** The park's keys, the same for all its processes; created on first use. */
export async function readPushKeys({ store: { db } }: Pick<AppContext, 'store'>): Promise<PushKeys> {
  const find = () =>
    db
      .selectFrom('push_key')
      .select(['public_key as publicKey', 'private_key as privateKey'])
      .where('id', '=', onlyRow);
  const storedKeys = await find().executeTakeFirst();
  if (storedKeys) return storedKeys;
  const newKeys = await makePushKeys();
  // If another process creates keys at the same time, the first keys are used.
  await db
    .insertInto('push_key')
    .values({ id: onlyRow, public_key: newKeys.publicKey, private_key: newKeys.privateKey })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return await find().executeTakeFirstOrThrow();
}

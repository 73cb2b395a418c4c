import type { ItemCollectionName } from '@cablepark/contract/collections';
import type { Collection } from '../schema/collection.ts';
import { forbiddenCollection } from '../schema/errors.ts';
import type { Viewer } from '../schema/viewer.ts';
import { asset } from './asset.ts';
import { auditEntry } from './audit-entry.ts';
import { bookingHistory } from './booking-history.ts';
import { event } from './event.ts';
import { groupEnquiry } from './group-enquiry.ts';
import { noShow } from './no-show.ts';
import { partyRide } from './party-ride.ts';
import { pass } from './pass.ts';
import { passEntry } from './pass-entry.ts';
import { passMember } from './pass-member.ts';
import { payment } from './payment.ts';
import { slot } from './slot.ts';
import { slotEdit } from './slot-edit.ts';
import { user } from './user.ts';

/** The collections of `/items/…`. */
export const itemCollections = [
  slot,
  event,
  asset,
  payment,
  pass,
  passEntry,
  passMember,
  slotEdit,
  bookingHistory,
  noShow,
  partyRide,
  groupEnquiry,
  auditEntry,
] as const;

export type CollectionName = ItemCollectionName | 'users';

const byName = new Map<string, Collection>(itemCollections.map((each) => [each.name, each]));

/** A collection of `/items/…` that this viewer may read. @throws FORBIDDEN, also for an unknown name */
function itemCollection(name: string, viewer: Viewer): Collection {
  return readable(byName.get(name), name, viewer);
}

/** Any collection, accounts included, without a permission check. */
export function collectionNamed(name: CollectionName): Collection {
  return name === 'users' ? user : requireCollection(name);
}

/** Any collection, accounts included. @throws FORBIDDEN */
export function anyCollection(name: CollectionName, viewer: Viewer): Collection {
  return name === 'users' ? userCollection(viewer) : itemCollection(name, viewer);
}

function userCollection(viewer: Viewer): Collection {
  return requireReadable(user, viewer);
}

/** The same collection, if the viewer may read it. @throws FORBIDDEN */
export function requireReadable(collection: Collection, viewer: Viewer): Collection {
  return readable(collection, collection.name, viewer);
}

function readable(collection: Collection | undefined, name: string, viewer: Viewer): Collection {
  if (!collection?.mayRead(viewer)) throw forbiddenCollection(name);
  return collection;
}

function requireCollection(name: ItemCollectionName): Collection {
  const match = byName.get(name);
  if (!match) throw new Error(`There is no collection ${name}.`);
  return match;
}

import type { Actor } from '@cablepark/domain/accounts/actor';
import { ParkError } from '@cablepark/domain/errors';
import type { AppContext } from '../../context.ts';
import {
  everybody,
  ownPart,
  readWatched,
  takenPart,
  type Viewer,
  type WatchedList,
} from '../../directus/index.ts';
import { limits } from './limits.ts';
import { overlay } from './overlay.ts';
import { isSame, rowsOf, type State, stateOf } from './state.ts';
import { type ReadState, View } from './view.ts';

/** The actor that reads all booked slots to detect changes; no client gets these rows. */
const park: Actor = { id: '', role: 'Admin' };

/** All watched lists, one for all viewers who see the same. */
export class Views {
  readonly #context: AppContext;
  readonly #known = new Map<string, View>();

  constructor(context: AppContext) {
    this.#context = context;
  }

  all(): View[] {
    return [...this.#known.values()];
  }

  /** The list for this viewer; the caller must `release` it. @throws REQUESTS_EXCEEDED beyond the limit of lists */
  take(list: WatchedList, viewer: Viewer): View {
    const isRider = viewer?.role === 'User';
    return list.shared === 'but holders' && viewer && isRider
      ? this.#takeRiders(list, viewer)
      : this.#takePlain(list, list.reader, viewer);
  }

  release(view: View): void {
    view.users -= 1;
    if (view.users > 0) return;
    this.#known.delete(view.key);
    for (const base of view.bases) this.release(base);
  }

  #takePlain(list: WatchedList, reader: string, viewer: Viewer): View {
    const key = `${reader} ${list.text}`;
    return this.#use(key, () => {
      const countedFor = viewer === null ? everybody : list.countedFor;
      this.#refuseMore(countedFor);
      return Object.assign(new View(key, this.#reader(list, list.raw, viewer)), { countedFor });
    });
  }

  /** The visitor's list with the rider's rows over it; the latter are read again only after a change of bookings. */
  #takeRiders(list: WatchedList, rider: Actor): View {
    const key = `${list.reader} ${list.text}`;
    return this.#use(key, () => {
      const { collection, raw, text } = list;
      const visitors = this.#takePlain(list, 'visitor', null);
      const takenKey = `taken ${text}`;
      const readTaken = () => this.#reader(list, takenPart(collection, raw), park);
      const takenView = this.#use(takenKey, () => new View(takenKey, readTaken()));
      const readOwn = this.#reader(list, ownPart(collection, raw, rider.id), rider);
      return new View(key, overlay({ visitors, taken: takenView, readOwn, rider: rider.id }), [
        visitors,
        takenView,
      ]);
    });
  }

  #refuseMore(countedFor: string | null): void {
    if (countedFor === null) return;
    const count = this.all().filter((view) => view.countedFor === countedFor).length;
    if (count >= (countedFor === everybody ? limits.lists : limits.ownLists))
      throw new ParkError('REQUESTS_EXCEEDED');
  }

  #use(key: string, make: () => View): View {
    const view = this.#known.get(key) ?? make();
    this.#known.set(key, view);
    view.users += 1;
    return view;
  }

  /** Reuses the previous state if its rows are equal, so that a comparison is a check of identity. */
  #reader({ collection }: WatchedList, raw: WatchedList['raw'], viewer: Viewer): ReadState {
    let last: State | null = null;
    return async (version) => {
      const rows = rowsOf(await readWatched(this.#context, collection, raw, { viewer, version }));
      if (last === null || !isSame(last.shared, rows)) last = stateOf(rows);
      return last;
    };
  }
}

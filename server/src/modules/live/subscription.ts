import { type Viewer, watchedList } from '../../directus/index.ts';
import { changeFrame, type Subscribe } from './messages.ts';
import { dataOf, nextStep, type State } from './state.ts';
import type { View } from './view.ts';
import type { Views } from './views.ts';

/** One list that one client follows: the state that it has, and the changes to send. */
export class Subscription {
  readonly asked: Subscribe;
  readonly #views: Views;
  #view: View;
  /** Null before the first message. */
  #told: State | null = null;

  /** @throws INVALID_QUERY, FORBIDDEN */
  constructor(request: Subscribe, viewer: Viewer, views: Views) {
    this.asked = request;
    this.#views = views;
    this.#view = views.take(watchedList(request, viewer), viewer);
  }

  /** Sets the viewer of the connection, which may change the rows. @throws INVALID_QUERY, FORBIDDEN */
  showTo(viewer: Viewer): void {
    const before = this.#view;
    this.#view = this.#views.take(watchedList(this.asked, viewer), viewer);
    this.#views.release(before);
  }

  get view(): View {
    return this.#view;
  }

  end(): void {
    this.#views.release(this.#view);
  }

  /** The next message to the client; null if it is up to date. The client's state advances with it. */
  nextFrame(): string | null {
    const { state } = this.#view;
    if (state === null) return null;
    const { uid, event, rows } = this.asked;
    if (this.#told === null) {
      this.#told = state;
      return changeFrame('init', uid, event === undefined && rows !== false ? dataOf(state) : null);
    }
    for (;;) {
      const step = nextStep(this.#told, state);
      if (step === null) {
        // The rows are equal: keep the newer state, so that the older one can be garbage-collected.
        this.#told = state;
        return null;
      }
      this.#told = step.after;
      if (event === undefined || event === step.kind) return changeFrame(step.kind, uid, step.data);
    }
  }
}

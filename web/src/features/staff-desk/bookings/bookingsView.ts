import type { When } from '@cablepark/domain/slots/upcoming';
import type { AddressForm } from '../useAddressView.ts';

export type PaymentFilter = 'all' | 'paid' | 'unpaid';

/** What the list of reservations shows (SPEC.md §2, /bookings); kept in the address, so that it survives a reload and can be sent. */
export interface BookingsView {
  when: When;
  /** `all` or a track's id. */
  track: string;
  payment: PaymentFilter;
  /** Words of a name, an e-mail or a phone. */
  text: string;
}

const defaults: BookingsView = { when: 'upcoming', track: 'all', payment: 'all', text: '' };

/** What the address leaves out or misspells is as usual; only what differs from it stands there. */
export const bookingsAddress: AddressForm<BookingsView> = {
  read: (params) => ({
    when: params.get('when') === 'archived' ? 'archived' : defaults.when,
    track: /^\d{1,9}$/.exec(params.get('track') ?? '')?.[0] ?? defaults.track,
    payment:
      (['paid', 'unpaid'] as const).find((payment) => payment === params.get('payment')) ?? defaults.payment,
    text: params.get('q') ?? defaults.text,
  }),
  write({ when, track, payment, text }) {
    const params = new URLSearchParams();
    if (when !== defaults.when) params.set('when', when);
    if (track !== defaults.track) params.set('track', track);
    if (payment !== defaults.payment) params.set('payment', payment);
    if (text !== defaults.text) params.set('q', text);
    return params;
  },
};

/** Whether anything but the archive is filtered. */
export function isFiltered({ track, payment, text }: BookingsView): boolean {
  return track !== defaults.track || payment !== defaults.payment || text.trim() !== '';
}

/** The same without a track that the park does not have. @param tracks the ids of all of them; none until they are told */
export function withKnownTrack(view: BookingsView, tracks: readonly number[]): BookingsView {
  const isKnown = tracks.length === 0 || tracks.includes(Number(view.track));
  return isKnown ? view : { ...view, track: defaults.track };
}

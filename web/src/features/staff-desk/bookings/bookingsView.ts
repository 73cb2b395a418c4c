import type { When } from '@cablepark/domain/slots/upcoming';
import type { AddressForm } from '../useAddressView.ts';

export type PaymentFilter = 'all' | 'paid' | 'unpaid';

/** The filters of the list of reservations (SPEC.md §2, /bookings); in the address, so that they survive a reload and can be shared. */
export interface BookingsView {
  when: When;
  /** `all` or a track's id. */
  track: string;
  payment: PaymentFilter;
  /** Words of a name, an e-mail or a phone. */
  text: string;
}

const defaults: BookingsView = { when: 'upcoming', track: 'all', payment: 'all', text: '' };

/** Missing or invalid parts of the address get defaults, and defaults are left out. */
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

/** Whether any filter besides the archive is active. */
export function isFiltered({ track, payment, text }: BookingsView): boolean {
  return track !== defaults.track || payment !== defaults.payment || text.trim() !== '';
}

/** The view without an unknown track. @param tracks ids of all tracks; empty until they are loaded */
export function withKnownTrack(view: BookingsView, tracks: readonly number[]): BookingsView {
  const isKnown = tracks.length === 0 || tracks.includes(Number(view.track));
  return isKnown ? view : { ...view, track: defaults.track };
}

import { lazyExtra } from '../../lib/lazyExtra.tsx';

/** Most riders wait for nothing: neither words nor styles come with the page. */
export const LazyDayStandby = lazyExtra(() => import('./DayStandby.tsx'));
export const LazyOwnOffers = lazyExtra(() => import('./OwnOffers.tsx'));
export const LazyOwnWishes = lazyExtra(() => import('./OwnWishes.tsx'));

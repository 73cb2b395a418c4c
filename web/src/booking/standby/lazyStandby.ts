import { lazyExtra } from '../../lib/lazyExtra.tsx';

/** Loaded on demand, because most riders wait for nothing. */
export const LazyDayStandby = lazyExtra(() => import('./DayStandby.tsx'));
export const LazyOwnOffers = lazyExtra(() => import('./OwnOffers.tsx'));
export const LazyOwnWishes = lazyExtra(() => import('./OwnWishes.tsx'));

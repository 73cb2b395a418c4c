import { lazyExtra } from '../../lib/lazyExtra.tsx';

/** Loaded on demand, because most riders book only for themselves. */
export const LazyForFriends = lazyExtra(() => import('./ForFriends.tsx'));
export const LazyFriendsDialog = lazyExtra(() => import('./FriendsDialog.tsx'));
export const LazyOwnFriends = lazyExtra(() => import('./OwnFriends.tsx'));

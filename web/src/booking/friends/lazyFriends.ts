import { lazyExtra } from '../../lib/lazyExtra.tsx';

/** Most riders book for themselves alone: neither words nor styles come with the page. */
export const LazyForFriends = lazyExtra(() => import('./ForFriends.tsx'));
export const LazyFriendsDialog = lazyExtra(() => import('./FriendsDialog.tsx'));
export const LazyOwnFriends = lazyExtra(() => import('./OwnFriends.tsx'));

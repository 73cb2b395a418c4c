import { lazyExtra } from '../../lib/lazyExtra.tsx';

/** Most days have no closure: neither words nor styles come with the page. */
const load = () => import('./ShownClosures.tsx');

export const LazyClosureLines = lazyExtra(async () => ({ default: (await load()).ClosureLines }));
export const LazyClosedSlot = lazyExtra(async () => ({ default: (await load()).ClosedSlot }));

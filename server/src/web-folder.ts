import { fileURLToPath } from 'node:url';

/** The site as `npm run build` made it; as far from this source as from the built server. */
export const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url));

import type { Looks } from './looks.schema.ts';

export const defaultLooks: Looks = { colours: null, logo: null };

import type { BrandColours } from '@cablepark/domain/theme/looks.schema';

/** A park's own design: part of GET /server/info. */
export interface ShownLooks {
  /** Version of the content; part of the addresses of the generated files. */
  version: number;
  colours: BrandColours | null;
  logo: ShownLogo | null;
}

export interface ShownLogo {
  file: string;
  /** Pixels; the web needs only the ratio. */
  width: number;
  height: number;
  withName: boolean;
  onPlate: boolean;
}

/** Files that the server generates from a park's logo and colours, by the names in GET /park/icons/{name}. */
export const iconNames = [
  'icon.svg',
  'icon-32.png',
  'icon-180.png',
  'icon-192.png',
  'icon-512.png',
  'icon-512-maskable.png',
  'share.jpg',
] as const;
export type IconName = (typeof iconNames)[number];

/** Another version has another address, so that browsers do not show a stale icon. */
export function iconAddress(name: IconName, { version }: Pick<ShownLooks, 'version'>): string {
  return `/park/icons/${name}?v=${version}`;
}

export function logoAddress(file: string): string {
  return `/park/logos/${file}`;
}

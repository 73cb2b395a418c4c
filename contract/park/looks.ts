import type { BrandColours } from '@cablepark/domain/theme/looks.schema';

/** How a park looks where it has its own: part of GET /server/info. */
export interface ShownLooks {
  /** Of the content; part of the addresses of what is made of it. */
  version: number;
  colours: BrandColours | null;
  logo: ShownLogo | null;
}

export interface ShownLogo {
  file: string;
  /** Pixels, of which the web needs the proportion. */
  width: number;
  height: number;
  withName: boolean;
  onPlate: boolean;
}

/** What the server makes of a park's logo and colours, by the names in GET /park/icons/{name}. */
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

/** Another version of the looks has another address: nobody sees an old icon for long. */
export function iconAddress(name: IconName, { version }: Pick<ShownLooks, 'version'>): string {
  return `/park/icons/${name}?v=${version}`;
}

export function logoAddress(file: string): string {
  return `/park/logos/${file}`;
}

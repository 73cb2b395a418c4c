import type { ShownLooks } from './info.schema.ts';

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

/** The path of the picture that is shared with a link: the park's own, or the built-in one. */
export function shareImageAddress(looks: Pick<ShownLooks, 'version'> | null): string {
  return looks ? iconAddress('share.jpg', looks) : '/art/share.jpg';
}

export function logoAddress(file: string): string {
  return `/park/logos/${file}`;
}

import { hash } from 'node:crypto';
import type { ShownLooks } from '@cablepark/contract/park/info.schema';
import { type IconName, iconAddress } from '@cablepark/contract/park/looks';
import { themeOf, themeSheet } from '@cablepark/domain/theme/theme';
import type { StyledPage } from './inline-styles.ts';

/** The icon links of the built start page. */
const ourLinks = /\s*<link rel="(?:icon|apple-touch-icon|manifest)"[^>]*>/g;
const ourBarColour = /(<meta name="theme-color" content=")[^"]*/;

/**
 * Applies the park's own colours and icons to a built page. The colours are inline, after all our styles and outside any layer, which
 * overrides every layer: so the page never flashes in our colours.
 */
export function brandPage({ html, styleHashes }: StyledPage, looks: ShownLooks | null): StyledPage {
  if (!looks) return { html, styleHashes };
  const theme = themeOf(looks.colours);
  const sheet = looks.colours ? themeSheet(theme) : '';
  const end = html.indexOf('</head>');
  const head = html
    .slice(0, end)
    .replace(ourLinks, '')
    .replace(ourBarColour, (_tag, start: string) => `${start}${theme['surface-deep'].light}`);
  return {
    html: [head, ...iconLinks(looks), sheet && `<style>${sheet}</style>`, html.slice(end)].join(''),
    styleHashes: sheet ? [...styleHashes, `'sha256-${hash('sha256', sheet, 'base64')}'`] : styleHashes,
  };
}

function iconLinks(looks: ShownLooks): string[] {
  const icon = (name: IconName, rest: string) => `<link ${rest} href="${iconAddress(name, looks)}">`;
  return [
    // A raster logo has no SVG, and a picture of 192 is sharp in every tab.
    looks.logo ? '' : icon('icon.svg', 'rel="icon" type="image/svg+xml"'),
    icon('icon-32.png', 'rel="icon" sizes="32x32" type="image/png"'),
    icon('icon-192.png', 'rel="icon" sizes="192x192" type="image/png"'),
    icon('icon-180.png', 'rel="apple-touch-icon"'),
    `<link rel="manifest" href="/site.webmanifest?v=${looks.version}">`,
  ];
}

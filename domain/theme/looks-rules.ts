import type { Decision, Refusal } from '../decision.ts';
import type { BrandColours, Looks } from './looks.schema.ts';
import { readColour, writeColour } from './oklch.ts';
import { type ColourUse, readabilityOf } from './readability.ts';
import { themeOf } from './theme.ts';

export interface UnreadableColours extends Refusal {
  code: 'UNREADABLE_COLOURS';
  /** The places with too little contrast. */
  uses: ColourUse[];
}

/** May a park use this design? Its logo must exist, and its colours must be readable. */
export function decideLooks({ colours }: Looks, isLogoKnown: boolean): Decision | UnreadableColours {
  if (!isLogoKnown) return 'INVALID_FOREIGN_KEY';
  const faint = readabilityOf(themeOf(colours)).filter(({ ratio, needs }) => ratio < needs);
  const uses = [...new Set(faint.map(({ use }) => use))];
  return uses.length === 0 ? 'ok' : { code: 'UNREADABLE_COLOURS', uses };
}

/** For a refused second colour, the nearest lighter one with enough contrast; null where none is found. */
export function readableSecond(colours: BrandColours): string | null {
  const second = readColour(colours.second);
  for (let l = second.l; l <= 1; l += 0.02) {
    const lighter = writeColour({ ...second, l });
    const looks = { colours: { ...colours, second: lighter }, logo: null };
    if (decideLooks(looks, true) === 'ok') return lighter;
  }
  return null;
}

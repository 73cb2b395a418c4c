import { readFileSync } from 'node:fs';
import { ownColours } from '@cablepark/domain/pages/own-colours';
import { expect, test } from 'vitest';

const sheet = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

/** A park's own colours take the place of these by their names. */
test.each(Object.entries(ownColours))(
  '--%s of the style sheet is the one that the rules know',
  (name, shade) => {
    const [, value = ''] = new RegExp(`--${name}: ([^;]+);`).exec(sheet) ?? [];
    const [light = '', dark = light] = value.match(/#[0-9a-f]{6}/g) ?? [];
    expect({ light, dark }).toEqual(shade);
  },
);

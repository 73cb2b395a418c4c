import { type Language, languages } from '@cablepark/domain/time/display';
import { isLong, isQuick } from '../../server/test/support/depth.ts';

/**
 * Journeys that `npm test` makes: the product's main ways, each on the device that most people go it on. All others are made
 * by `npm run test:long`, on a phone and at a desk, and by `npm run test:e2e`, which asks for no tag.
 */
export const quickOnPhone = { tag: '@quick-on-phone' };
export const quickAtDesk = { tag: '@quick-at-desk' };

/** The tag for one of several journeys that a loop makes. */
export function only<Tag extends object>(isIt: boolean, tag: Tag): Tag | Record<string, never> {
  return isIt ? tag : {};
}

/** For `grep` of each device. */
export const chosen = isQuick
  ? { phone: new RegExp(quickOnPhone.tag), desktop: new RegExp(quickAtDesk.tag) }
  : {};

/** The languages of a journey that reads alike in both. @param one that the quick run makes it in */
export function inLanguages(one: Language): readonly Language[] {
  return isLong ? languages : [one];
}

/** The first of them, or all. */
export function someOf<One>(all: readonly One[], count: number): readonly One[] {
  return isLong ? all : all.slice(0, count);
}

type Scheme = 'dark' | 'light';

export interface Look {
  size: { width: number; height: number };
  schemes: readonly Scheme[];
}

export const phone = { width: 390, height: 844 };
export const tablet = { width: 768, height: 1024 };
export const desk = { width: 1440, height: 900 };

/** A page that must fit all of them is looked at in each; the first is the tightest. */
export const sizes = [phone, tablet, desk];

const everyLook = (schemes: readonly Scheme[]): Look[] =>
  [phone, tablet, desk].map((size) => ({ size, schemes }));

/** The sizes and colours in which every public page is looked at; the colours are the same in both languages. */
export const looks: Partial<Record<Language, readonly Look[]>> = isLong
  ? { pl: everyLook(['dark', 'light']), en: everyLook(['light']) }
  : {
      pl: [
        { size: phone, schemes: ['dark'] },
        { size: desk, schemes: ['light'] },
      ],
    };

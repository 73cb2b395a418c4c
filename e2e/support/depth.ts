import { type Language, languages } from '@cablepark/domain/time/display';
import { isLong } from '../../server/test/support/depth.ts';

/**
 * What of the journeys `npm test` leaves to `npm run test:long` (server/test/support/depth.ts), which makes each of them on a
 * phone and at a desk, in both languages.
 */

/** What riders do and what the staff do is much the same on the other device, but for journeys that are `sized`. */
export const quickDevices = {
  onPhone: [
    'awkward-days',
    'calendars',
    'day-planner',
    'desk-pictures',
    'errors',
    'events',
    'first-start',
    'first-visit',
    'guards',
    'pass-booking',
    'pay-first',
    'pay-online',
    'planner',
    'planner-turned',
    'rider',
    'rider-data',
    'rider-events',
    'rider-mails',
    'rider-push',
    'season-mail',
  ],
  atDesk: [
    'accepted-terms',
    'admin',
    'day-bookings',
    'day-move',
    'day-payments',
    'day-walk-in',
    'desk-edit',
    'desk-events',
    'desk-home',
    'desk-log',
    'desk-looks',
    'desk-mail-texts',
    'desk-messages',
    'desk-park',
    'desk-people',
    'desk-season',
    'desk-takings',
    'desk-tracks',
    'desk-words',
    'own-park',
    'staff',
  ],
};

/** A tag for a journey that is another one on a small screen. */
export const sized = { tag: '@sized' };

const only = (files: readonly string[]) =>
  new RegExp(`(?:^|[ /])(?:${files.join('|')})\\.test\\.ts (?!.*${sized.tag})`, 'u');

/** For `grepInvert` of each device. */
export const leftOut = isLong
  ? {}
  : { phone: only(quickDevices.atDesk), desktop: only(quickDevices.onPhone) };

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

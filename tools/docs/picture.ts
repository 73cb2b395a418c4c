import type { SlotRow } from '@cablepark/contract/rides/slots.schema';
import type { Role } from '@cablepark/domain/accounts/permissions';
import type { Language } from '@cablepark/domain/time/display';
import type { Locator, Page } from '@playwright/test';
import type { Park } from '../../e2e/support/park.ts';
import type { staff } from '../../web/src/i18n/pl/staff.ts';
import type { Texts } from '../../web/src/i18n/pl.ts';
import type { Device } from './studio.ts';

/** The state for the pictures: the sample park on a Saturday in July, shortly after noon, and what was done before. */
export interface Scene {
  park: Park;
  lang: Language;
  staff: typeof staff;
  texts: Texts;
  slots: SlotsOfTheDay;
}

export interface SlotsOfTheDay {
  /** Free, later today. */
  free: SlotRow;
  /** Held and not paid, later today. */
  unpaid: SlotRow;
  /** Held and paid, under way now. */
  riding: SlotRow;
  /** A running slot, held by a rider who has not come. */
  missing: SlotRow;
}

/** A picture of the staff's guide; the same in both languages but for its words. */
export interface GuidePicture {
  /** The file's name after the guide's own: `staff-…`, `obsluga-…`. */
  name: string;
  device: Device;
  /** Who sees the page. */
  as: Exclude<Role, 'User'>;
  path: string;
  /** Prepares the page before the picture is taken. */
  prepare?: (page: Page, scene: Scene) => Promise<void>;
  /** The element to scroll to; without it the top of the page is shown. */
  from?: (page: Page, scene: Scene) => Locator;
}

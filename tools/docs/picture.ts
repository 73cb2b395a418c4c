import type { SlotRow } from '@cablepark/contract/rides/slots.schema';
import type { Role } from '@cablepark/domain/accounts/permissions';
import type { Language } from '@cablepark/domain/time/display';
import type { Locator, Page } from '@playwright/test';
import type { Park } from '../../e2e/support/park.ts';
import type { staff } from '../../web/src/i18n/pl/staff.ts';
import type { Texts } from '../../web/src/i18n/pl.ts';
import type { Device } from './studio.ts';

/** What stands before the camera: the sample park on a Saturday in July, shortly after noon, and what was done there. */
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
  /** Under way, held by somebody who has not come. */
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
  /** What is done on the page before it is photographed. */
  prepare?: (page: Page, scene: Scene) => Promise<void>;
  /** What the window is scrolled to; without it the page's beginning is shown. */
  from?: (page: Page, scene: Scene) => Locator;
}

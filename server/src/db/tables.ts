import type { HoldKind } from '@cablepark/domain/payments/checkout';
import type { TrackColour, TrackLevel, TrackStatus } from '@cablepark/domain/tracks/track';
import type { Generated } from 'kysely';
import type {
  AccountTable,
  EmailChangeTable,
  ResetTokenTable,
  SessionTable,
  SetupLinkTable,
} from './account-tables.ts';
import type {
  CheckoutItemTable,
  CheckoutTable,
  MoneyAnswerTable,
  ProviderNoticeTable,
  RefundTable,
} from './checkout-tables.ts';
import type {
  BoardLinkTable,
  CalendarFeedTable,
  OutboxTable,
  PushKeyTable,
  PushSubscriptionTable,
} from './message-tables.ts';
import type {
  BrandFileTable,
  ContentVersionTable,
  LibraryFileTable,
  LibraryPictureTable,
} from './page-tables.ts';
import type { PassEntryTable, PassMemberTable, PassTable } from './pass-tables.ts';
import type { PaymentReceiptTable, PaymentTable, PaymentVoidTable } from './payment-tables.ts';
import type {
  SeasonChangeTable,
  SeasonOpeningTable,
  SeasonReleaseTable,
  SeasonStepTable,
  SeasonTable,
  SlotGapTable,
} from './season-tables.ts';

/**
 * The tables as both databases hold them. Instants are milliseconds since the epoch (`…_at`), money is grosze
 * (`…_cents`), so that neither database's own types for them can change a value.
 */
export interface Tables {
  account: AccountTable;
  session: SessionTable;
  reset_token: ResetTokenTable;
  email_change: EmailChangeTable;
  asset: AssetTable;
  event: EventTable;
  slot: SlotTable;
  payment: PaymentTable;
  payment_void: PaymentVoidTable;
  payment_receipt: PaymentReceiptTable;
  pass: PassTable;
  pass_member: PassMemberTable;
  pass_entry: PassEntryTable;
  checkout: CheckoutTable;
  checkout_item: CheckoutItemTable;
  refund: RefundTable;
  provider_notice: ProviderNoticeTable;
  money_answer: MoneyAnswerTable;
  booking_history: BookingHistoryTable;
  slot_edit: SlotEditTable;
  no_show: NoShowTable;
  audit: AuditTable;
  file: FileTable;
  park_content: ParkContentTable;
  setup_link: SetupLinkTable;
  season: SeasonTable;
  season_release: SeasonReleaseTable;
  season_change: SeasonChangeTable;
  season_step: SeasonStepTable;
  slot_gap: SlotGapTable;
  season_opening: SeasonOpeningTable;
  content_version: ContentVersionTable;
  library_picture: LibraryPictureTable;
  library_file: LibraryFileTable;
  brand_file: BrandFileTable;
  outbox: OutboxTable;
  calendar_feed: CalendarFeedTable;
  board_link: BoardLinkTable;
  push_subscription: PushSubscriptionTable;
  push_key: PushKeyTable;
}

/** A track. */
export interface AssetTable {
  id: Generated<number>;
  name: string;
  /** English beside the Polish of `name` and `description`; null where the park wrote none. */
  name_en: string | null;
  description: string | null;
  description_en: string | null;
  /** Metres. */
  length: number | null;
  level: TrackLevel | null;
  colour: Generated<TrackColour>;
  status: Generated<TrackStatus>;
  /** Its place among the others. */
  sort: Generated<number>;
  /** JSON by `obstacles` of `domain/tracks/track.schema.ts`. */
  obstacles: Generated<string>;
}

export interface EventTable {
  id: Generated<number>;
  name: string;
  description: string | null;
  /** English beside the Polish of `name` and `description`; null where the park wrote none. */
  name_en: string | null;
  description_en: string | null;
  url: string | null;
  image: string | null;
  start_at: number;
  end_at: number | null;
  asset_id: number | null;
}

export interface SlotTable {
  id: Generated<number>;
  start_at: number;
  /** start_at + duration: kept beside it so that the overlap constraint and "ended" can use an index. */
  end_at: number;
  /** Minutes. */
  duration: number;
  price_cents: number;
  asset_id: number;
  event_id: number | null;
  /** The places of one time, made together, share it; slots of different series never overlap. */
  series: string;
  /** 1 if the season's plan made it and no hand has touched it since. */
  planned: Generated<number>;
  booked_by: string | null;
  payment_id: number | null;
  /** Why it is held with an end; null where it is booked, or free. */
  hold_kind: HoldKind | null;
  /** Until when, milliseconds; null with `hold_kind`. */
  hold_until: number | null;
}

export interface BookingHistoryTable {
  id: Generated<number>;
  action_type: 'book' | 'cancel';
  created_at: number;
  slot_id: number;
  /** The rider whose booking it is. */
  user_id: string;
  /** Who did it: the rider or the staff. */
  actor_id: string;
  /** 1 for a cancelling inside the free-of-charge limit. */
  late: number;
  /** The entry of the booking that was moved and goes on in this one; null where it began here. */
  moved_from: number | null;
}

export interface SlotEditTable {
  id: Generated<number>;
  start_at: number;
  end_at: number;
  action_type: 'create' | 'delete';
  asset_id: number;
  created_at: number;
  user_created: string | null;
}

/** A rider who did not come to a booked slot. */
export interface NoShowTable {
  id: Generated<number>;
  slot_id: number;
  created_at: number;
  created_by: string;
}

/** What staff did: from what to what. */
export interface AuditTable {
  id: Generated<number>;
  created_at: number;
  actor_id: string;
  /** Words like `payment.void`, `slot.create`, `user.edit`. */
  action: string;
  subject: string;
  subject_id: string;
  /** JSON, null where there was or is nothing. */
  before: string | null;
  after: string | null;
}

/** Pictures that the park uploaded; kept in the database, so that one backup holds everything. */
export interface FileTable {
  id: string;
  type: string;
  width: number;
  height: number;
  content: Uint8Array;
  created_at: number;
  created_by: string;
}

/** What the park says of itself: one row, JSON by the schema of `domain/park-content.ts`. */
export interface ParkContentTable {
  id: number;
  content: string;
  updated_at: number;
}

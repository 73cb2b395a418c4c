import type { Generated } from 'kysely';
import type {
  AccountMergeTable,
  AccountTable,
  EmailChangeTable,
  ResetRequestTable,
  ResetTokenTable,
  RiderNoteTable,
  SessionTable,
  SetupLinkTable,
} from './tables/account-tables.ts';
import type {
  AnsweredCallTable,
  BillLineTable,
  BillTable,
  InvoiceDraftTable,
  MoneyAnswerTable,
  ProviderNoticeTable,
  RefundTable,
} from './tables/bill-tables.ts';
import type { CashEntryTable, DayCloseTable, TillFloatTable } from './tables/cash-tables.ts';
import type {
  ClosedDayTable,
  ClosureRideTable,
  ClosureTable,
  ClosureTrackTable,
} from './tables/closure-tables.ts';
import type { DeskActionTable, StopSlotTable, StopTable, StopTrackTable } from './tables/desk-tables.ts';
import type { FriendsLinkTable, FriendsPlaceTable } from './tables/friends-tables.ts';
import type { EnquiryTable } from './tables/group-tables.ts';
import type {
  BoardLinkTable,
  CalendarFeedTable,
  OutboxTable,
  PushKeyTable,
  PushSubscriptionTable,
} from './tables/message-tables.ts';
import type {
  BrandFileTable,
  ContentVersionTable,
  FileTable,
  LibraryFileTable,
  LibraryPictureTable,
  ParkContentTable,
} from './tables/page-tables.ts';
import type { PassEntryTable, PassMemberTable, PassTable, WithdrawalTable } from './tables/pass-tables.ts';
import type { PaymentReceiptTable, PaymentTable, PaymentVoidTable } from './tables/payment-tables.ts';
import type {
  SeasonChangeTable,
  SeasonOpeningTable,
  SeasonReleaseTable,
  SeasonStepTable,
  SeasonTable,
  SlotGapTable,
} from './tables/season-tables.ts';
import type {
  AssetTable,
  BookingHistoryTable,
  BookingTable,
  EventTable,
  NoShowTable,
  PartyTable,
  SlotEditTable,
  SlotTable,
} from './tables/slot-tables.ts';
import type { StandbyOfferTable, StandbyTable } from './tables/standby-tables.ts';
import type { SensorKeyTable, WaterTemperatureTable, WeatherTable } from './tables/weather-tables.ts';

/**
 * The tables, the same in both databases. Instants are milliseconds since the epoch (`…_at`), money is grosze (`…_cents`), so that neither
 * database's own types can change a value.
 */
export interface Tables {
  account: AccountTable;
  rider_note: RiderNoteTable;
  account_merge: AccountMergeTable;
  session: SessionTable;
  reset_token: ResetTokenTable;
  reset_request: ResetRequestTable;
  email_change: EmailChangeTable;
  asset: AssetTable;
  event: EventTable;
  slot: SlotTable;
  party: PartyTable;
  enquiry: EnquiryTable;
  payment: PaymentTable;
  payment_void: PaymentVoidTable;
  payment_receipt: PaymentReceiptTable;
  pass: PassTable;
  pass_member: PassMemberTable;
  pass_entry: PassEntryTable;
  withdrawal: WithdrawalTable;
  desk_action: DeskActionTable;
  stop: StopTable;
  stop_track: StopTrackTable;
  stop_slot: StopSlotTable;
  closure: ClosureTable;
  closure_track: ClosureTrackTable;
  closed_day: ClosedDayTable;
  closure_ride: ClosureRideTable;
  standby: StandbyTable;
  standby_offer: StandbyOfferTable;
  friends_link: FriendsLinkTable;
  friends_place: FriendsPlaceTable;
  bill: BillTable;
  bill_line: BillLineTable;
  refund: RefundTable;
  invoice_draft: InvoiceDraftTable;
  cash_entry: CashEntryTable;
  day_close: DayCloseTable;
  till_float: TillFloatTable;
  answered_call: AnsweredCallTable;
  provider_notice: ProviderNoticeTable;
  money_answer: MoneyAnswerTable;
  booking: BookingTable;
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
  weather: WeatherTable;
  water_temperature: WaterTemperatureTable;
  sensor_key: SensorKeyTable;
}

/** A change by staff, with the states before and after. */
export interface AuditTable {
  id: Generated<number>;
  created_at: number;
  actor_id: string;
  /** Codes like `payment.void`, `slot.create`, `user.edit`. */
  action: string;
  subject: string;
  subject_id: string;
  /** JSON; null for a state that does not exist. */
  before: string | null;
  after: string | null;
}

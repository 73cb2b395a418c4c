import type { Device } from '@cablepark/domain/accounts/device';
import type { MergeState } from '@cablepark/domain/accounts/merge-rules';
import type { Role } from '@cablepark/domain/accounts/permissions';
import type { Generated } from 'kysely';

export interface AccountTable {
  /** UUID. It stays in payments and history after the account is erased. */
  id: string;
  /** Lower case, unique; null once erased. */
  email: string | null;
  first_name: string | null;
  last_name: string | null;
  phone: string | null;
  role: Role;
  status: 'active' | 'blocked' | 'erased';
  language: 'pl' | 'en' | null;
  /** argon2id; null once erased. */
  password_hash: string | null;
  created_at: number;
  /** The accepted versions of the terms and the privacy policy at sign-up; null where there was no consent step, or no record of it. */
  terms_version: number | null;
  privacy_version: number | null;
  /** 1 or 0: whether the rider gets reminders of their slots. */
  reminders: Generated<number>;
  /** 1 or 0: whether the account gets the evening digest of new bookings; only used for staff. */
  digest: Generated<number>;
  /** 1 or 0: whether the rider gets mails when a season opens. */
  season_mails: Generated<number>;
  /** 1 or 0: whether the park's own screen may show the name. */
  board_name: Generated<number>;
  /** An address that a mail server permanently rejects; obsolete if `email` differs now. */
  refused_email: Generated<string | null>;
  /** The address that its owner has verified; obsolete if `email` differs now. */
  proved_email: Generated<string | null>;
  /** The valid round of mailed links. Each new address increments it. */
  link_round: Generated<number>;
  /** The text that staff search (`searchTextOf`): names, address and phone without diacritics; empty once erased. */
  search_text: Generated<string>;
}

/** A note of the staff about a rider; deleted with the account. */
export interface RiderNoteTable {
  id: Generated<number>;
  account_id: string;
  text: string;
  created_at: number;
  created_by: string;
}

/** Two records of one person that an Admin has merged, or has asked the owner to merge (docs/decisions/112). */
export interface AccountMergeTable {
  id: Generated<number>;
  /** An input of the signature of the mailed link. */
  salt: string;
  state: MergeState;
  guest_account: string;
  into_account: string;
  created_at: number;
  created_by: string;
  /** The deadline for the owner's agreement. */
  expires_at: number;
  merged_at: Generated<number | null>;
  undone_at: Generated<number | null>;
  undone_by: Generated<string | null>;
  /** JSON: the guest's name and phone, for Undo; null before the merge, after thirty days, and once either record is erased. */
  guest_facts: Generated<string | null>;
  /** JSON: the ids of the rows that moved, by table and column. */
  moved: Generated<string | null>;
  /** A hash of those rows right after the merge. */
  mark: Generated<string | null>;
}

/** One row per refresh token; all tokens of one login share a family. */
export interface SessionTable {
  /** SHA-256 of the token, hex. */
  token_hash: string;
  family: string;
  account_id: string;
  created_at: number;
  expires_at: number;
  /** When the token was exchanged for the next one. */
  rotated_at: number | null;
  /** The device of the token; null where it is not a known one. */
  browser: Device['browser'];
  system: Device['system'];
  /** When the family's first token was issued; null for rows older than these columns. */
  started_at: number | null;
}

export interface ResetTokenTable {
  token_hash: string;
  account_id: string;
  expires_at: number;
  used_at: number | null;
}

/** A password reset request: the account lookup happens later, so that the response reveals nothing. */
export interface ResetRequestTable {
  id: Generated<number>;
  /** In normal form. */
  email: string;
  /** The page of the site that the mail links to. */
  page: string;
}

/** A requested address without confirmation: at most one per account, the newest. */
export interface EmailChangeTable {
  /** SHA-256 of the token in the mail to the new address, hex. */
  token_hash: string;
  account_id: string;
  /** In normal form. */
  email: string;
  /** The requesting session, which stays valid after the confirmation. */
  family: string | null;
  expires_at: number;
}

/** The one-time link that creates the first Admin: one row, or none. */
export interface SetupLinkTable {
  id: number;
  /** SHA-256 of the token, hex. */
  token_hash: string;
  expires_at: number;
}

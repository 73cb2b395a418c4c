import type { Device } from '@cablepark/domain/accounts/device';
import type { Role } from '@cablepark/domain/accounts/permissions';
import type { Generated } from 'kysely';

export interface AccountTable {
  /** UUID. It stays in payments and history after the person behind it is erased. */
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
  /** Which versions of the terms and the privacy policy were accepted when it was made; null where nobody was asked or none was kept yet. */
  terms_version: number | null;
  privacy_version: number | null;
  /** 1 or 0: whether they are reminded of their slots. */
  reminders: Generated<number>;
  /** 1 or 0: whether they are told of new bookings each evening; of use to staff alone. */
  digest: Generated<number>;
  /** 1 or 0: whether they are told when a season opens. */
  season_mails: Generated<number>;
  /** 1 or 0: whether the park's own screen may name them. */
  board_name: Generated<number>;
  /** The address that a mail server refused for good; nothing is wrong where `email` is another by now. */
  refused_email: Generated<string | null>;
  /** The address whose mails its owner has proved to read; nothing is proved where `email` is another by now. */
  proved_email: Generated<string | null>;
}

/** One row per refresh token; the tokens that grew from one login share a family. */
export interface SessionTable {
  /** SHA-256 of the token, hex. */
  token_hash: string;
  family: string;
  account_id: string;
  created_at: number;
  expires_at: number;
  /** When the token was exchanged for its successor. */
  rotated_at: number | null;
  /** The device that the token was given to; null where it is not one that we know. */
  browser: Device['browser'];
  system: Device['system'];
  /** When the family's first token was given out; null of a server before these columns. */
  started_at: number | null;
}

export interface ResetTokenTable {
  token_hash: string;
  account_id: string;
  expires_at: number;
  used_at: number | null;
}

/** An address that an account's owner asked for and has not proved yet: one for an account, the newest. */
export interface EmailChangeTable {
  /** SHA-256 of the token that was mailed to the new address, hex. */
  token_hash: string;
  account_id: string;
  /** In its normal form. */
  email: string;
  /** The session that asked, which goes on when the address is proved. */
  family: string | null;
  expires_at: number;
}

/** The one-time link by which the first Admin is made: one row, or none. */
export interface SetupLinkTable {
  id: number;
  /** SHA-256 of the token, hex. */
  token_hash: string;
  expires_at: number;
}

import type { Rider } from '../../booking/slotUpdates.ts';
import type { RiderRow } from '../staff-people/api/readUsers.ts';

export function riderOf(row: Omit<RiderRow, 'status'>): Rider {
  const name = [row.first_name, row.last_name].filter(Boolean).join(' ');
  return { id: row.id, name, phone: row.description ?? '', email: row.email };
}

/** `tel:` accepts only digits and a plus sign. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/** `600 700 800`, `+48 600 700 800`: groups of three, the usual notation. Other lengths stay as they are. */
export function phoneText(phone: string): string {
  return /^(\+\d{2})?\d{9}$/.test(phone) ? phone.replace(/(\d{3})(?=(\d{3})*$)/g, ' $1').trim() : phone;
}

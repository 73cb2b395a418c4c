import type { ParkContentPatch, ParkDescription } from '@cablepark/domain/park/content';
import { contentFaults, parkDescription } from '@cablepark/domain/park/content.schema';
import { isWrittenTaxId } from '@cablepark/domain/payments/tax-id';
import { type DayForm, formOfHours, readHours } from '../form/hours.ts';

const contact = [
  'phone',
  'email',
  'address',
  'map.lat',
  'map.lon',
  'facebook',
  'instagram',
  'youtube',
] as const;
const operator = ['name', 'taxId', 'address'] as const;
const limits = [
  'cancelClosesMinutes',
  'cancelFreeHours',
  'guardianUpToAge',
  'ridesAtMost',
  'ridesADayAtMost',
  'unprovedRidesAtMost',
  'unprovedRidesADayAtMost',
] as const;

const textPaths = [
  'name',
  ...contact.filter((key) => !key.startsWith('map.')).map((key) => `contact.${key}`),
  ...operator.map((key) => `operator.${key}`),
  'hours.note',
  'hours.noteEn',
];
const numberPaths = ['contact.map.lat', 'contact.map.lon', ...limits.map((key) => `policy.${key}`)];

/** The form's values: every field by its path in `ParkDescription`, and the week from Monday. */
export interface ParkForm {
  fields: Readonly<Record<string, string>>;
  /** Whether the week is the season's; else `week` is the park's own. */
  isFromSeason: boolean;
  week: readonly DayForm[];
  paysVat: boolean;
}

export function formOf(content: ParkDescription): ParkForm {
  const textAt = (path: string) => {
    const value = path.split('.').reduce<unknown>((part, key) => (isTree(part) ? part[key] : null), content);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  return {
    fields: Object.fromEntries([...textPaths, ...numberPaths].map((path) => [path, textAt(path)])),
    isFromSeason: content.hours.isFromSeason,
    week: content.hours.week.map(formOfHours),
    paysVat: content.operator.paysVat,
  };
}

interface Tree {
  [key: string]: unknown;
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null;
}

/** Errors by path, such as `contact.phone` or `hours.week.0.closes`. */
export type ParkFaults = ReadonlySet<string>;

/** Parses the form with the server's schema. @param before what the server has */
export function readForm(
  { fields, isFromSeason, week, paysVat }: ParkForm,
  before: Pick<ParkDescription, 'operator'>,
): { content: ParkDescription } | { faults: ParkFaults } {
  const tree: Tree = {};
  for (const path of textPaths) setAt(tree, path, textOf(path, fields[path] ?? ''));
  for (const path of numberPaths) setAt(tree, path, numberOf(fields[path] ?? ''));
  setAt(tree, 'hours.isFromSeason', isFromSeason);
  setAt(tree, 'hours.week', week.map(readHours));
  setAt(tree, 'operator.paysVat', paysVat);
  const hasNoMap = (fields['contact.map.lat'] ?? '') === '' && (fields['contact.map.lon'] ?? '') === '';
  if (hasNoMap) setAt(tree, 'contact.map', null);
  const result = parkDescription.safeParse(tree);
  if (!result.success) return { faults: new Set(result.error.issues.map(({ path }) => path.join('.'))) };
  const { taxId } = result.data.operator;
  const faults = new Set(contentFaults(result.data).map(({ field }) => field));
  // The server accepts any text, because parks from before the check keep theirs.
  if (taxId !== null && taxId !== before.operator.taxId && !isWrittenTaxId(taxId))
    faults.add('operator.taxId');
  return faults.size === 0 ? { content: result.data } : { faults };
}

/** An empty text is null, except the required name. */
function textOf(path: string, text: string): string | null {
  return text.trim() === '' && path !== 'name' ? null : text;
}

/** An empty field is not a number: `Number('')` would be a limit of 0. */
function numberOf(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text);
}

function setAt(tree: Tree, path: string, value: unknown): void {
  const keys = path.split('.');
  const last = keys.pop() ?? path;
  let part = tree;
  for (const key of keys) {
    const inner = part[key];
    const next: Tree = isTree(inner) ? inner : {};
    part[key] = next;
    part = next;
  }
  part[last] = value;
}

/** Only the changes, so that two Admins don't overwrite each other. */
export function patchOf(before: ParkDescription, after: ParkDescription): ParkContentPatch {
  const sections = ['contact', 'operator', 'hours', 'policy'] as const;
  const changes = sections.map((section) => {
    const keys = Object.entries(after[section]).filter(
      ([key, value]) =>
        JSON.stringify(value) !== JSON.stringify((before[section] as Tree)[key]) ||
        // What the page showed of the season becomes the park's own week.
        (key === 'week' && before.hours.isFromSeason && !after.hours.isFromSeason),
    );
    return [section, Object.fromEntries(keys)] as const;
  });
  return {
    ...(before.name === after.name ? {} : { name: after.name }),
    ...Object.fromEntries(changes.filter(([, part]) => Object.keys(part).length > 0)),
  };
}

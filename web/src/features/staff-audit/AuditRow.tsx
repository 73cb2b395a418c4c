import { toGrosze } from '@cablepark/contract/money';
import { readWireTime } from '@cablepark/contract/wire-time';
import { useLanguage, useTexts } from '../../i18n/LanguageProvider.tsx';
import { usePark } from '../../park/ParkProvider.tsx';
import { useTrackName } from '../../park/TrackNames.tsx';
import { shortWhen } from '../../staff/form/when.ts';
import { type StaffTexts, useStaffTexts } from '../../staff/texts.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './Audit.module.css';
import type { AuditEntry } from './api/audit.ts';
import { changesOf, isAccountField, isUuid } from './changes.ts';
import { fieldName, labelOf } from './fieldNames.ts';

type Names = ReadonlyMap<string, string>;

/** One action: who, when, what, and each field from what to what. */
export function AuditRow({ entry, names }: { entry: AuditEntry; names: Names }) {
  const texts = useStaffTexts();
  const t = texts.audit;
  const { language } = useLanguage();
  const say = useSaying(names);
  const { zone } = usePark();
  const moment = readWireTime(entry.date_created);
  const who = entry.user === null ? t.someone : (names.get(entry.user) ?? t.someone);
  return (
    <li className={styles.entry}>
      <p className={styles.head}>
        <strong>{labelOf(t.actions, entry.action)}</strong>
        <span className={styles.subject}>{subjectOf(entry, t, names)}</span>
      </p>
      <p className={styles.by}>
        {who}
        {moment && <time dateTime={entry.date_created}>{shortWhen(moment, zone)}</time>}
      </p>
      <dl className={styles.changes}>
        {changesOf(entry).map((change) => (
          <div key={change.field} className={styles.change}>
            <dt>{fieldName(change.field, entry.subject, texts, language)}</dt>
            <dd>
              {'from' in change && <del className={styles.from}>{say(change.field, change.from)}</del>}
              {'from' in change && 'to' in change && (
                <>
                  <VisuallyHidden> {t.becomes} </VisuallyHidden>
                  <span aria-hidden="true"> → </span>
                </>
              )}
              {'to' in change && <ins className={styles.to}>{say(change.field, change.to)}</ins>}
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

function subjectOf(entry: AuditEntry, t: StaffTexts['audit'], names: Names): string {
  const kind = labelOf(t.subjects, entry.subject);
  if (entry.subject === 'users') return `${kind}: ${names.get(entry.subjectId) ?? t.someone}`;
  return /^\d+$/.test(entry.subjectId) && entry.subject !== 'Park' ? `${kind} ${entry.subjectId}` : kind;
}

/** Fields that hold a word of the wire, not somebody's text. */
const wordFields: ReadonlySet<string> = new Set(['actionType', 'method', 'role', 'status']);
function isMoney(field: string): boolean {
  return field === 'price' || field === 'amount' || field.startsWith('prices.');
}

/** Longer lists are told by their beginning. */
const mostSaid = 12;

/** Values as people read them: moments by the park's clocks, accounts by name. */
function useSaying(names: Names) {
  const t = useStaffTexts().audit;
  const { common } = useTexts();
  const { zone } = usePark();
  const trackName = useTrackName();

  function say(field: string, value: unknown): string {
    if (value === null || value === undefined || value === '') return t.nothing;
    if (typeof value === 'boolean') return value ? t.yes : t.no;
    if (Array.isArray(value)) {
      const said = value.slice(0, mostSaid).map((part: unknown) => say(field, part));
      return value.length > mostSaid ? `${said.join(', ')}… (${value.length})` : said.join(', ');
    }
    if (typeof value === 'number') {
      if (isMoney(field)) return common.price(toGrosze(value));
      return field === 'asset' ? trackName(value) : String(value);
    }
    if (typeof value !== 'string') return JSON.stringify(value);
    if (isAccountField(field) && isUuid(value)) return names.get(value) ?? t.someone;
    const moment = /^\d{4}-\d{2}-\d{2}T/.test(value) ? readWireTime(value) : null;
    if (moment) return shortWhen(moment, zone);
    if (field === 'changed') return labelOf(t.accountFields, value);
    return wordFields.has(field) ? labelOf(t.values, value) : value;
  }
  return say;
}

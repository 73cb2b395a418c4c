import type { AuditEntryRow } from '@cablepark/contract/audit.schema';
import { readWireTime } from '@cablepark/contract/wire-time';
import { shortWhen } from '../../staff/form/when.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './Audit.module.css';
import { type EntryLine, linesOf, titleOf } from './describeEntry.ts';
import type { FormatContext } from './formatValue.ts';

interface AuditRowProps {
  entry: AuditEntryRow;
  context: FormatContext;
}

/** More lines are collapsed behind a button. */
const mostLines = 8;

/** One action: person, time, subject, and each change with its old and new value. */
export function AuditRow({ entry, context }: AuditRowProps) {
  const t = context.texts.audit;
  const moment = readWireTime(entry.date_created);
  const who = entry.user === null ? t.someone : (context.names.get(entry.user) ?? t.someone);
  const { title, subject } = titleOf(entry, context);
  const lines = linesOf(entry, context);
  const isLong = lines.length > mostLines + 1;
  const visibleLines = isLong ? lines.slice(0, mostLines) : lines;
  const foldedLines = lines.slice(visibleLines.length);
  return (
    <li className={styles.entry}>
      <p className={styles.head}>
        <strong>{title}</strong>
        {subject && <span className={styles.subject}>{subject}</span>}
      </p>
      <p className={styles.by}>
        <span>{who}</span>
        {moment && <time dateTime={entry.date_created}>{shortWhen(moment, context.zone)}</time>}
      </p>
      <Lines lines={visibleLines} t={t} />
      {foldedLines.length > 0 && (
        <details>
          <summary className={styles.summary}>{t.moreChanges(foldedLines.length)}</summary>
          <Lines lines={foldedLines} t={t} />
        </details>
      )}
    </li>
  );
}

type AuditTexts = FormatContext['texts']['audit'];

function Lines({ lines, t }: { lines: readonly EntryLine[]; t: AuditTexts }) {
  return (
    <dl className={styles.changes}>
      {lines.map((line, index) => (
        <div key={index} className={styles.change}>
          <dt>{line.what}</dt>
          <dd>
            <FromTo from={line.from} to={line.to} becomes={t.becomes} />
            {line.whole && (
              <details>
                <summary className={styles.summary}>
                  <span>{t.wholeText}</span>
                  <VisuallyHidden>{`: ${line.what}`}</VisuallyHidden>
                </summary>
                <FromTo {...line.whole} becomes={t.becomes} />
              </details>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface FromToProps {
  from?: string | undefined;
  to?: string | undefined;
  /** The text of the arrow for screen readers. */
  becomes: string;
}

function FromTo({ from, to, becomes }: FromToProps) {
  return (
    <>
      {from !== undefined && <del className={styles.from}>{from}</del>}
      {from !== undefined && to !== undefined && (
        <>
          <VisuallyHidden>{` ${becomes} `}</VisuallyHidden>
          <span aria-hidden="true"> → </span>
        </>
      )}
      {to !== undefined && <ins className={styles.to}>{to}</ins>}
    </>
  );
}

import { hitsAtMost } from '@cablepark/contract/rides/search';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type SubmitEvent, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useDebounced } from '../../../staff/form/useDebounced.ts';
import { useStaffPageTexts } from '../../../staff/texts.ts';
import { Field } from '../../../ui/fields/Field.tsx';
import { LoadFailure } from '../../../ui/status/LoadFailure.tsx';
import { found } from './api/search.ts';
import { type HitLine, type HitsOfKind, useHitLines } from './hitKinds.tsx';
import styles from './SearchPanel.module.css';
import { searchTexts } from './search.texts.ts';

/** The debounce of the search (ms). */
const restMs = 120;
const leastLetters = 2;

/** The field and its hits by kind. Enter opens the first one, arrows move between them. */
export function SearchPanel() {
  const t = useStaffPageTexts(searchTexts);
  const [text, setText] = useState('');
  const query = useDebounced(text.trim(), restMs);
  const isEnough = query.length >= leastLetters;
  const hits = useQuery({ ...found(query), enabled: isEnough, placeholderData: keepPreviousData });
  const linesOf = useHitLines();
  const groups = isEnough && hits.data ? linesOf(hits.data) : [];
  const navigate = useNavigate();
  const box = useRef<HTMLDivElement>(null);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const first = groups[0]?.lines[0];
    if (first && !hits.isPlaceholderData && query === text.trim()) await navigate(first.to);
  };

  return (
    // Arrows are an extra way between links that Tab reaches, too.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={box} className={styles.panel} onKeyDown={(event) => moveFocus(event, box.current)}>
      <search>
        <form onSubmit={(event) => void submit(event)}>
          <Field
            label={t.label}
            hint={t.hint}
            type="search"
            value={text}
            maxLength={100}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
            data-autofocus
            onChange={(event) => setText(event.target.value)}
          />
        </form>
      </search>
      <div className={styles.hits} aria-live="polite" aria-busy={hits.isFetching}>
        {isEnough && hits.error && <LoadFailure title={t.failed} error={hits.error} onRetry={hits.refetch} />}
        {isEnough && hits.data && !hits.isPlaceholderData && groups.length === 0 && <p>{t.none}</p>}
        {groups.map((group) => (
          <HitGroup key={group.kind} group={group} />
        ))}
      </div>
    </div>
  );
}

/** Arrow keys move between the field and the links. */
function moveFocus(event: KeyboardEvent, box: HTMLElement | null): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const stops = [...(box?.querySelectorAll<HTMLElement>('input, a') ?? [])];
  const at = stops.findIndex((each) => each === document.activeElement);
  if (step === undefined || at === -1) return;
  event.preventDefault();
  stops[at + step]?.focus();
}

function HitGroup({ group: { kind, lines } }: { group: HitsOfKind }) {
  const t = useStaffPageTexts(searchTexts);
  return (
    <section aria-label={t.kinds[kind]}>
      <h3 className={styles.kind}>{t.kinds[kind]}</h3>
      <ul className={styles.list}>
        {lines.map((line) => (
          <Hit key={line.key} line={line} />
        ))}
      </ul>
      {lines.length === hitsAtMost && <p className={styles.more}>{t.more}</p>}
    </section>
  );
}

function Hit({ line: { to, name, details } }: { line: HitLine }) {
  return (
    <li>
      <Link className={styles.hit} to={to}>
        <span className={styles.name}>{name}</span>
        <span className={styles.details}>{details.filter(Boolean).join(' · ')}</span>
      </Link>
    </li>
  );
}

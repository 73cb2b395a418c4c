import type { ContentVersionRow } from '@cablepark/contract/park/contents.schema';
import { Button } from '../../ui/Button.tsx';
import form from '../form/Form.module.css';
import { useStaffTexts } from '../texts.ts';
import { useAuthor } from './author.ts';
import styles from './Content.module.css';

interface VersionListProps {
  /** The newest first. */
  versions: readonly ContentVersionRow[];
  onSee: (version: number) => void;
}

/** The park's versions, and last the built-in one. */
export function VersionList({ versions, onSee }: VersionListProps) {
  const t = useStaffTexts().content.history;
  const author = useAuthor();
  const newest = versions[0]?.version ?? 0;
  const rows = [
    ...versions.map((row) => ({ version: row.version, name: t.version(row.version), ...author(row) })),
    { version: 0, name: t.first, who: '', when: '' },
  ];
  return (
    <ol className={styles.versions}>
      {rows.map(({ version, name, who, when }) => (
        <li key={version} className={styles.version}>
          <div>
            <p className={styles.what}>{name}</p>
            {when && <p className={form.hint}>{`${when}, ${who}`}</p>}
            {version === newest && <p className={styles.stands}>{t.stands}</p>}
          </div>
          <Button aria-label={t.lookAt(name)} onClick={() => onSee(version)}>
            {t.look}
          </Button>
        </li>
      ))}
    </ol>
  );
}

import { Button } from '../../ui/Button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/pageIcons.tsx';
import { useStaffTexts } from '../texts.ts';
import styles from './Form.module.css';

/** The pages of a long list; empty if there is only one. */
export function Pager(props: {
  page: number;
  perPage: number;
  total: number;
  onPage: (page: number) => void;
}) {
  const t = useStaffTexts().form;
  const { page, perPage, total, onPage } = props;
  const last = Math.ceil(total / perPage);
  if (last <= 1) return null;
  return (
    <nav className={styles.pager} aria-label={t.pages}>
      <Button disabled={page <= 1} onClick={() => onPage(page - 1)} aria-label={t.previous}>
        <ChevronLeftIcon />
      </Button>
      <output>{t.pageOf((page - 1) * perPage + 1, Math.min(page * perPage, total), total)}</output>
      <Button disabled={page >= last} onClick={() => onPage(page + 1)} aria-label={t.next}>
        <ChevronRightIcon />
      </Button>
    </nav>
  );
}

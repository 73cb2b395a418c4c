import { Button } from '../../../ui/Button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../../../ui/pageIcons.tsx';
import { useDeskTexts } from '../useDeskTexts.ts';
import styles from './Pager.module.css';

interface PagerProps {
  /** From 1. */
  page: number;
  pages: number;
  busy: boolean;
  onPage: (page: number) => void;
}

/** Links to newer and older pages. */
export function Pager({ page, pages, busy, onPage }: PagerProps) {
  const t = useDeskTexts();
  const turn = (to: number) => {
    onPage(to);
    window.scrollTo({ top: 0 });
  };
  return (
    <nav className={styles.pager} aria-label={t.pages}>
      <Button disabled={page <= 1 || busy} onClick={() => turn(page - 1)}>
        <ChevronLeftIcon />
        <span>{t.previousPage}</span>
      </Button>
      <span className={styles.at}>{t.page(page, pages)}</span>
      <Button disabled={page >= pages || busy} onClick={() => turn(page + 1)}>
        <span>{t.nextPage}</span>
        <ChevronRightIcon />
      </Button>
    </nav>
  );
}

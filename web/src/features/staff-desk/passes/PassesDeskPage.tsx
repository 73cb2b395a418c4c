import { useState } from 'react';
import { Page } from '../../../page/Page.tsx';
import { useStaffTexts } from '../../../staff/texts.ts';
import type { DeskPass, PassQuestion } from './api/passes.ts';
import { FindPass } from './FindPass.tsx';
import { FoundPasses } from './FoundPasses.tsx';
import styles from './Passes.module.css';
import { SellPass } from './SellPass.tsx';

/** /desk/passes (Manager up): finds passes by rider or code, and sells them. */
export default function PassesDeskPage() {
  const t = useStaffTexts().passes;
  const [question, setQuestion] = useState<PassQuestion | null>(null);
  const showSold = ({ code }: DeskPass) => setQuestion({ code });
  return (
    <Page title={t.title} lead={t.lead}>
      <div className={styles.columns}>
        <div className={styles.list}>
          <FindPass onAsk={setQuestion} />
          {question && <FoundPasses question={question} />}
        </div>
        <SellPass onSold={showSold} />
      </div>
    </Page>
  );
}

import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Page } from '../../../page/Page.tsx';
import { useStaffTexts } from '../../../staff/texts.ts';
import type { DeskPass, PassQuestion } from './api/passes.ts';
import { FindPass } from './FindPass.tsx';
import { FoundPasses } from './FoundPasses.tsx';
import styles from './Passes.module.css';
import { SellPass } from './SellPass.tsx';

/** /desk/passes?code=… (Manager up): finds passes by rider or code, and sells them. */
export default function PassesDeskPage() {
  const t = useStaffTexts().passes;
  const code = useSearchParams()[0].get('code');
  return (
    <Page title={t.title} lead={t.lead}>
      <Passes key={code} code={code} />
    </Page>
  );
}

/** @param code of the pass that the address names, if any */
function Passes({ code: first }: { code: string | null }) {
  const [question, setQuestion] = useState<PassQuestion | null>(first === null ? null : { code: first });
  const showSold = ({ code }: DeskPass) => setQuestion({ code });
  return (
    <div className={styles.columns}>
      <div className={styles.list}>
        <FindPass onAsk={setQuestion} />
        {question && <FoundPasses question={question} />}
      </div>
      <SellPass onSold={showSold} />
    </div>
  );
}

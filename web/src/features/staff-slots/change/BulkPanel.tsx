import form from '../../../staff/form/Form.module.css';
import { useStaffTexts } from '../../../staff/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Alert } from '../../../ui/status/Alert.tsx';
import { Progress } from '../Progress.tsx';
import { RangeContent } from '../RangeFields.tsx';
import { countFree, type useRangeForm } from '../useRangeForm.ts';
import { BulkReport, type ReportTexts } from './BulkReport.tsx';

interface BulkPanelProps {
  range: Pick<ReturnType<typeof useRangeForm>, 'span' | 'slots' | 'fault' | 'work' | 'result'>;
  variant: 'primary' | 'danger';
  say: ReportTexts & { act: string; actOn: (free: number) => string; acting: string };
}

/** Beside the fields: the content of the range, the button, the progress, and the outcome. */
export function BulkPanel({ range, variant, say }: BulkPanelProps) {
  const t = useStaffTexts().edit;
  const { span, slots, fault, work, result } = range;
  const free = countFree(slots.data ?? []);
  return (
    <section className={form.card} aria-label={t.range}>
      <RangeContent span={span} slots={slots} />
      {fault && <Alert kind="danger">{fault === 'unread' ? t.readFailed : t.faults[fault]}</Alert>}
      {work.progress ? (
        <Progress label={say.acting} {...work.progress} onStop={work.stop} />
      ) : (
        <Button type="submit" variant={variant} wide>
          {free > 0 ? say.actOn(free) : say.act}
        </Button>
      )}
      {result && <BulkReport result={result} say={say} />}
    </section>
  );
}

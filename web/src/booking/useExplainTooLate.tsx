import { useTexts } from '../i18n/LanguageProvider.tsx';
import { CallUs } from '../park/CallUs.tsx';
import { usePark } from '../park/ParkProvider.tsx';
import { useInfo } from '../ui/dialogs/Modals.tsx';

/** Explains that it is too late to cancel, however the slot was paid (SPEC.md §5). */
export function useExplainTooLate(): () => Promise<void> {
  const { account: t } = useTexts();
  const { policy } = usePark();
  const info = useInfo();
  return () => {
    const text = t.cancelTooLate(t.beforeMinutes(policy.cancelClosesMinutes));
    return info({ title: t.cancelTooLateTitle, text: <CallUs text={text} /> });
  };
}

import { useMutation } from '@tanstack/react-query';
import { toast } from 'react-toastify/unstyled';
import { failedText } from '../../../i18n/errorText.ts';
import { useLanguage, useTexts } from '../../../i18n/LanguageProvider.tsx';
import { ownDataTexts } from '../../../i18n/pages/own-data.texts.ts';
import { usePageTexts } from '../../../i18n/pageTexts.ts';
import type { Account } from '../../../session/account.ts';
import { Button } from '../../../ui/Button.tsx';
import { useConfirm } from '../../../ui/dialogs/Modals.tsx';
import { endCalendar } from '../api/openLinks.ts';
import { endPassLink } from '../api/ownPasses.ts';
import styles from './OwnData.module.css';
import { useOpenLinks } from './useOpenLinks.ts';

interface OpenLink {
  id: string;
  name: string;
  note: string;
  /** The consequences of ending it. */
  question: { title: string; text: string };
  end: () => Promise<unknown>;
}

/** Links that need no log-in, listed with the devices, each with a button to end it. */
export function OpenLinks({ user }: { user: Account }) {
  const texts = useTexts();
  const t = usePageTexts(ownDataTexts).links;
  const { language } = useLanguage();
  const confirm = useConfirm();
  const { calendar, passes, readAnew } = useOpenLinks(user);
  const ending = useMutation({
    mutationFn: (end: OpenLink['end']) => end(),
    onSuccess: () => toast.success(t.ended),
    onError: (error) => toast.error(failedText(t.endFailed, error, texts)),
    onSettled: readAnew,
  });
  const ofPasses = passes.map(({ id, name }) => ({
    id: `pass ${id}`,
    name: t.pass(name[language]),
    note: t.passNote,
    question: { title: t.passQuestion, text: t.passText },
    end: () => endPassLink(id),
  }));
  const ofCalendar = {
    id: 'calendar',
    name: t.calendar,
    note: t.calendarNote,
    question: { title: t.calendarQuestion, text: t.calendarText },
    end: endCalendar,
  };
  const links: OpenLink[] = [...(calendar ? [ofCalendar] : []), ...ofPasses];
  const confirmEnding = async ({ question, end }: OpenLink) => {
    const answers = { confirmLabel: t.end, cancelLabel: t.keep, danger: true };
    if (await confirm({ ...question, ...answers })) ending.mutate(end);
  };
  return links.map((link) => (
    <li key={link.id} className={styles.device}>
      <div>
        <p className={styles.deviceName}>{link.name}</p>
        <p className={styles.details}>{link.note}</p>
      </div>
      <Button
        aria-label={`${t.end}: ${link.name}`}
        disabled={ending.isPending}
        onClick={() => void confirmEnding(link)}
      >
        {t.end}
      </Button>
    </li>
  ));
}

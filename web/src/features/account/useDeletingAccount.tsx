import { paths } from '@cablepark/contract/paths';
import { inLanguage } from '@cablepark/domain/words/in-language';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { toast } from 'react-toastify/unstyled';
import { useLanguage, useTexts } from '../../i18n/LanguageProvider.tsx';
import { usePark } from '../../park/ParkProvider.tsx';
import { useAuth } from '../../session/AuthProvider.tsx';
import type { Account } from '../../session/account.ts';
import { useConfirm } from '../../ui/dialogs/Modals.tsx';
import { ownPassesOf } from './api/ownPasses.ts';

/** Asks before an account is deleted: lists what is lost, and what is refunded. */
export function useDeletingAccount(user: Account): () => Promise<void> {
  const t = useTexts().account;
  const { language } = useLanguage();
  const { features } = usePark();
  const { deleteAccount } = useAuth();
  const queries = useQueryClient();
  const confirm = useConfirm();
  const navigate = useNavigate();

  /** The balance of own passes; empty if it fails to load. */
  async function leftOnPasses(): Promise<string[]> {
    if (!features.includes('passes')) return [];
    const passes = await queries.fetchQuery(ownPassesOf(user)).catch(() => []);
    const unused = passes.filter(
      ({ owner, balance, isVoided }) => owner === user.id && balance > 0 && !isVoided,
    );
    return unused.map(({ kind, balance }) =>
      t.deletePass[kind.unit](inLanguage(kind.name, language), balance),
    );
  }

  return async () => {
    const losses = await leftOnPasses();
    const isAgreed = await confirm({
      title: t.deleteQuestion,
      text: (
        <>
          <p>{t.deleteWarning}</p>
          {losses.map((line) => (
            <p key={line}>
              <strong>{line}</strong>
            </p>
          ))}
          {features.includes('checkouts') && <p>{t.deleteMoney}</p>}
        </>
      ),
      confirmLabel: t.deleteConfirm,
      cancelLabel: t.deleteKeep,
      danger: true,
    });
    if (!isAgreed || !(await deleteAccount())) return;
    toast.success(t.accountDeleted);
    await navigate(paths.login, { replace: true });
  };
}

import type { UserRow } from '@cablepark/contract/accounts/accounts.schema';
import { losesTrackCalendars, type Standing } from '@cablepark/domain/accounts/account-rules';
import type { Role } from '@cablepark/domain/accounts/permissions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-toastify/unstyled';
import { failedText } from '../../i18n/errorText.ts';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { ApiError } from '../../lib/http/errors.ts';
import { deleteUser } from '../../session/api/deleteUser.ts';
import { useStaffTexts } from '../../staff/texts.ts';
import { useConfirm } from '../../ui/dialogs/Modals.tsx';
import { accountKeys } from './api/readUsers.ts';
import { changeAccount } from './api/users.ts';

interface AccountAction {
  act: () => Promise<void>;
  done: string;
}

/** Asks, acts and reports. A refusal for an Admin's account means the last Admin, because everything else is allowed. */
export function useAccountActions(account: UserRow, isMe: boolean) {
  const texts = useTexts();
  const t = useStaffTexts().people;
  const queries = useQueryClient();
  const confirm = useConfirm();
  const name = [account.first_name, account.last_name].filter(Boolean).join(' ') || account.email || t.noName;

  // A former member of staff may still have the tracks' calendar links, which name riders.
  const withCalendars = (text: string, after: Standing | null) =>
    losesTrackCalendars(account, after) ? `${text} ${t.calendarsToo}` : text;

  const doing = useMutation({
    mutationFn: ({ act }: AccountAction) => act(),
    onSuccess: (_nothing, { done }) => toast.success(done),
    onError: (error) => {
      const isRefused = error instanceof ApiError && error.code === 'FORBIDDEN';
      if (isRefused) toast.error(account.role === 'Admin' ? t.lastAdmin : t.gone);
      else toast.error(failedText(t.failed, error, texts));
    },
    onSettled: () => queries.invalidateQueries({ queryKey: accountKeys.all }),
  });

  return {
    name,
    busy: doing.isPending,
    changeRole: async (role: Role) => {
      const isConfirmed = await confirm({
        title: t.roleQuestion(name, t.roles[role]),
        text: withCalendars(isMe ? t.ownRoleText : t.roleText[role], { ...account, role }),
        confirmLabel: t.changeRole,
        danger: isMe,
      });
      if (isConfirmed) doing.mutate({ act: () => changeAccount(account.id, { role }), done: t.roleChanged });
    },
    toggleBlock: async () => {
      if (account.status === 'blocked') {
        doing.mutate({ act: () => changeAccount(account.id, { status: 'active' }), done: t.unblocked });
        return;
      }
      const question = {
        title: t.blockQuestion(name),
        text: withCalendars(t.blockText, { ...account, status: 'blocked' }),
        confirmLabel: t.block,
        danger: true,
      };
      if (!(await confirm(question))) return;
      doing.mutate({ act: () => changeAccount(account.id, { status: 'blocked' }), done: t.blockedDone });
    },
    remove: async () => {
      const isConfirmed = await confirm({
        title: t.deleteQuestion(name),
        text: withCalendars(t.deleteText, null),
        confirmLabel: t.deleteConfirm,
        danger: true,
      });
      if (isConfirmed) doing.mutate({ act: () => deleteUser(account.id), done: t.deleted });
    },
  };
}

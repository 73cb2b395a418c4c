import { paths } from '@cablepark/contract/paths';
import { useLocation, useNavigate } from 'react-router';
import { useTexts } from '../i18n/LanguageProvider.tsx';
import type { Texts } from '../i18n/pl.ts';
import { useChoice, useConfirm } from '../ui/dialogs/Modals.tsx';
import type { ChoiceQuestion } from '../ui/dialogs/questions.ts';
import { useAuth } from './AuthProvider.tsx';
import { cameFrom, type LoginState } from './loginState.ts';

/**
 * Asks a visitor who wants to book to log in or to sign up (SPEC.md §5); both return to this page. If the session cannot be checked, says so
 * instead.
 * @param pending ids of the slots, or of the event, to ask about afterwards
 */
export function useLoginQuestion(): (pending: readonly number[]) => Promise<void> {
  const { common, planner } = useTexts();
  const { unreached, retry } = useAuth();
  const confirm = useConfirm();
  const choose = useChoice();
  const navigate = useNavigate();
  const location = useLocation();

  return async (pending) => {
    if (unreached) {
      const question = { title: common.unreachedTitle, text: common.unreachedText };
      if (await confirm({ ...question, confirmLabel: common.tryAgain })) await retry();
      return;
    }
    const choice = await choose(loginQuestion(planner));
    if (choice === 'cancel') return;
    const path = choice === 'confirm' ? paths.login : paths.signup;
    const state: LoginState = { ...cameFrom(location), pending };
    await navigate(path, { state });
  };
}

/** The visitor's question; the server prerenders it, too (app/seo/prerenderedDialogs.tsx). */
export function loginQuestion(t: Texts['planner']): ChoiceQuestion {
  return {
    title: t.loginToBook,
    text: t.loginToBookText,
    confirmLabel: t.logIn,
    otherLabel: t.createAccount,
  };
}

import { useLocation, useNavigate } from 'react-router';
import { useTexts } from '../i18n/LanguageProvider.tsx';
import { paths } from '../paths.ts';
import { useChoice } from '../ui/Modals.tsx';
import { cameFrom, type LoginState } from './loginState.ts';

/**
 * Asks a visitor who wants to book to log in or to create an account (SPEC.md §5); both lead back to this page.
 * @param begun ids of the slots, or of the event, whose question is asked there
 */
export function useLoginQuestion(): (begun: readonly number[]) => Promise<void> {
  const { loginToBook, loginToBookText, logIn, createAccount } = useTexts().planner;
  const choose = useChoice();
  const navigate = useNavigate();
  const location = useLocation();

  return async (begun) => {
    const choice = await choose({
      title: loginToBook,
      text: loginToBookText,
      confirmLabel: logIn,
      otherLabel: createAccount,
    });
    if (choice === 'cancel') return;
    const path = choice === 'confirm' ? paths.login : paths.signup;
    const state: LoginState = { ...cameFrom(location), begun };
    await navigate(path, { state });
  };
}

import { paths } from '@cablepark/contract/paths';
import { type Action, may } from '@cablepark/domain/accounts/permissions';
import { Navigate, useLocation } from 'react-router';
import { useTexts } from '../i18n/LanguageProvider.tsx';
import type { Elements } from '../ui/elements.ts';
import { Loading } from '../ui/status/Loading.tsx';
import { UnreachedPage } from '../ui/status/UnreachedPage.tsx';
import { useAuth } from './AuthProvider.tsx';
import { startFailureText } from './failureText.ts';
import { cameFrom, type LoginState } from './loginState.ts';

/**
 * Requires a session, and with `action` the right to do it; others go to /login (SPEC.md §2, "Access guard"). A session that cannot be checked
 * waits.
 */
export default function Guard({ action, children }: { action?: Action; children: Elements }) {
  const { user, loading, unreached, error, retry } = useAuth();
  const texts = useTexts();
  const location = useLocation();
  if (loading) return <Loading />;
  if (unreached) {
    return <UnreachedPage reason={error && startFailureText(error.cause, texts)} onRetry={retry} />;
  }
  if (!user) return <Navigate to={paths.login} replace state={cameFrom(location)} />;
  if (action && !may(user.role, action)) {
    const state: LoginState = { ...cameFrom(location), reason: 'role' };
    return <Navigate to={paths.login} replace state={state} />;
  }
  return children;
}

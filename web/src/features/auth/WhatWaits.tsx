import { paths } from '@cablepark/contract/paths';
import { useLocation } from 'react-router';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { readLoginState } from '../../session/loginState.ts';
import { Alert } from '../../ui/status/Alert.tsx';

/** For visitors from the link of a shared pass or a gift: what they get after sign-up. */
export function WhatWaits() {
  const t = useTexts().auth;
  const { from = '' } = readLoginState(useLocation().state);
  const [path, key = ''] = from.split('#');
  if (key === '') return null;
  if (path === paths.present) return <Alert kind="info">{t.presentWaits}</Alert>;
  return path === paths.ownPasses ? <Alert kind="info">{t.sharedPassWaits}</Alert> : null;
}

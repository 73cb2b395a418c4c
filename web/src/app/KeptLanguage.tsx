import { defaultLanguage } from '@cablepark/domain/time/language';
import { useEffect, useState } from 'react';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { usePark } from '../park/ParkProvider.tsx';
import { useAuth } from '../session/AuthProvider.tsx';
import { makeLanguageKeeper } from '../session/languageKeeper.ts';

/** Stores the site's language as the account's mail language, where the server supports it. */
export function KeptLanguage() {
  const { user, changed } = useAuth();
  const { language } = useLanguage();
  const isKept = usePark().features.includes('accounts');
  const [keeper] = useState(() =>
    makeLanguageKeeper(async (next) =>
      changed(await (await import('../session/api/me.ts')).saveLanguage(next)),
    ),
  );

  useEffect(() => {
    if (isKept) void keeper(user, language);
  }, [isKept, keeper, user, language]);
  // Store nothing after a log-out.
  useEffect(() => () => void keeper(null, defaultLanguage), [keeper]);
  return null;
}

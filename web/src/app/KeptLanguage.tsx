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
  const [keep] = useState(() =>
    makeLanguageKeeper(async (chosen) =>
      changed(await (await import('../session/api/me.ts')).saveLanguage(chosen)),
    ),
  );

  useEffect(() => {
    if (isKept) void keep(user, language);
  }, [isKept, keep, user, language]);
  return null;
}

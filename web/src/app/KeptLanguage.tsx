import { useEffect, useState } from 'react';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { usePark } from '../park/ParkProvider.tsx';
import { useAuth } from '../session/AuthProvider.tsx';
import { makeLanguageKeeper } from '../session/languageKeeper.ts';

/** The park's mails speak the language in which their rider reads the site, where the server can keep it. */
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

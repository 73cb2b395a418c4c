import type { Language } from '@cablepark/domain/time/display';
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { forgetAskedLanguage, loadTexts, rememberLanguage } from './language.ts';
import { loadOpened } from './openedTexts.ts';
import { riderTexts } from './pages/rider.texts.ts';
import type { FrameTexts } from './pl/frame.ts';
import type { Texts } from './pl.ts';

interface Spoken {
  language: Language;
  texts: FrameTexts;
  /** Loads the other texts first, so that the page never shows half of each. */
  setLanguage: (language: Language) => Promise<void>;
}

const LanguageContext = createContext<Spoken | null>(null);

/** The caller loads the first texts, so that the first paint already speaks the visitor's language. */
export function LanguageProvider(props: { language: Language; texts: FrameTexts; children: ReactNode }) {
  const [spoken, setSpoken] = useState({ language: props.language, texts: props.texts });

  const setLanguage = useCallback(async (language: Language) => {
    const [texts] = await Promise.all([loadTexts(language), loadOpened(language)]);
    rememberLanguage(language);
    forgetAskedLanguage();
    setSpoken({ language, texts });
  }, []);

  useEffect(() => {
    document.documentElement.lang = spoken.language;
  }, [spoken.language]);

  const value = useMemo(() => ({ ...spoken, setLanguage }), [spoken, setLanguage]);
  return <LanguageContext value={value}>{props.children}</LanguageContext>;
}

function useSpoken(): Spoken {
  const spoken = useContext(LanguageContext);
  if (!spoken) throw new Error('LanguageProvider is missing.');
  return spoken;
}

/** The texts that every page has at hand: `const t = useFrameTexts().shell`. */
export function useFrameTexts(): FrameTexts {
  return useSpoken().texts;
}

/** All texts, with those of the pages that talk to the server; suspends until they are there: `const t = useTexts().planner`. */
export function useTexts(): Texts {
  const { language, texts } = useSpoken();
  const rider = use(riderTexts.load(language));
  return useMemo(() => ({ ...texts, ...rider }), [texts, rider]);
}

export function useLanguage(): Pick<Spoken, 'language' | 'setLanguage'> {
  return useSpoken();
}

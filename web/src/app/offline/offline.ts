import { isKeptTooLong, type KeptRider } from '@cablepark/domain/offline/kept-rider';
import type { BrandColours } from '@cablepark/domain/theme/looks.schema';
import { themeOf, themeProperties } from '@cablepark/domain/theme/theme';
import { defaultLanguage, type Language, languages } from '@cablepark/domain/time/language';
import { forgetRiders, type KeptPark, readKeptPark, readKeptRider } from '../../lib/offline/keptData.ts';
import { clock } from '../../lib/time/clock.ts';
import { offlineTexts } from './offline.texts.ts';
import { offlinePage } from './offlinePage.ts';
import './offline.css';

void start();

/** The program of the offline page: the data stored on this device, and a way back. */
async function start(): Promise<void> {
  const root = document.getElementById('offline');
  if (!root) throw new Error('The page has no root element.');
  chooseScheme();
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
  const language = chosenLanguage();
  document.documentElement.lang = language;
  document.title = offlineTexts[language].title;
  const [park, firstRider] = await Promise.all([readKeptPark().catch(nothing), readRider()]);
  let rider = firstRider;
  if (park?.looks?.colours) useColours(park.looks.colours);
  let isBack = false;
  const show = () =>
    root.replaceChildren(
      offlinePage({ language, now: clock.now(), park, rider, isBack, onAgain: () => location.reload() }),
    );
  const look = async () => {
    if (document.visibilityState !== 'visible') return;
    const was = isBack;
    isBack = await isReached();
    // No automatic reload while a code is shown, because somebody may be scanning it.
    if (isBack && !rider && mayReload()) location.reload();
    else if (isBack !== was) show();
  };
  show();
  setInterval(() => void look(), lookEveryMs);
  addEventListener('online', () => void look());
  const readAgain = async () => {
    rider = await readRider();
    show();
    await look();
  };
  // A slot may have ended while the phone was locked, and its rider may have logged out in another tab.
  document.addEventListener('visibilitychange', () => void readAgain());
  addEventListener('storage', () => void readAgain());
}

const lookEveryMs = 5_000;

const attemptsKey = 'offline-reloads';
/** After a longer time the page was opened for another reason. */
const forgetAfterMs = 60 * 60_000;

/** A server may answer without serving pages. Each failed reload doubles the wait, from five seconds to five minutes. */
function mayReload(): boolean {
  const nowMs = clock.deviceMs();
  try {
    const [count = 0, atMs = 0] = (sessionStorage[attemptsKey] ?? '').split(' ').map(Number);
    const sinceMs = nowMs - atMs;
    const failures = sinceMs < forgetAfterMs ? count : 0;
    if (failures > 0 && sinceMs < Math.min(lookEveryMs * 2 ** failures, 300_000)) return false;
    sessionStorage[attemptsKey] = `${failures + 1} ${nowMs}`;
    return true;
  } catch {
    // Without storage the reloads can't be counted, so only the button remains.
    return false;
  }
}

/** Whether the park's server answers: a phone with a network may still not reach it. */
async function isReached(): Promise<boolean> {
  return await fetch('/server/ping', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** The stored data of the rider who is logged in here. Deletes outdated data, and all data once nobody is logged in. */
async function readRider(): Promise<KeptRider | null> {
  try {
    const rider = await readKeptRider();
    clock.aheadMs = rider?.aheadMs ?? 0;
    if (rider && !isKeptTooLong(rider, clock.now())) return rider;
    await forgetRiders();
  } catch {
    // A browser that forbids storage has stored nothing.
  }
  return null;
}

function nothing(): KeptPark | null {
  return null;
}

/** The language that the browser stored. web/src/i18n/language.ts would load the texts of the whole site. */
function chosenLanguage(): Language {
  try {
    return languages.find((language) => language === localStorage['lang']) ?? defaultLanguage;
  } catch {
    return defaultLanguage;
  }
}

function chooseScheme(): void {
  try {
    const { theme } = localStorage;
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme;
  } catch {
    // Keeps the system's own scheme.
  }
}

/** Sets the park's two colours without an inline style sheet, which the policy forbids. */
function useColours(colours: BrandColours): void {
  const { dataset, style } = document.documentElement;
  const isDark =
    dataset['theme'] === 'dark' ||
    (dataset['theme'] !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  for (const [name, value] of themeProperties(themeOf(colours), isDark ? 'dark' : 'light'))
    style.setProperty(name, value);
}

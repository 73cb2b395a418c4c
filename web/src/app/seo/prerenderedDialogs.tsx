import { type PublicPath, trackIdOf } from '@cablepark/contract/park/public-pages';
import type { DaySummary } from '@cablepark/domain/planner/day-summary';
import type { Language } from '@cablepark/domain/time/display';
import { dayOf } from '@cablepark/domain/time/park-time';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import type { HourActions } from '../../features/planner/booking/useBooking.ts';
import { noneChosen } from '../../features/planner/choosing/chosenSlots.ts';
import { DayHours } from '../../features/planner/day/DayHours.tsx';
import { DayPanel } from '../../features/planner/day/DayPanel.tsx';
import { LanguageProvider } from '../../i18n/LanguageProvider.tsx';
import { loadTexts } from '../../i18n/language.ts';
import { riderTexts } from '../../i18n/pages/rider.texts.ts';
import type { ServerInfo } from '../../park/api/serverInfo.ts';
import { ParkProvider, usePark } from '../../park/ParkProvider.tsx';
import { parkOf } from '../../park/park.ts';
import { AuthProvider } from '../../session/AuthProvider.tsx';
import { loginQuestion } from '../../session/useLoginQuestion.ts';
import { ModalsProvider } from '../../ui/dialogs/Modals.tsx';
import QuestionDialog from '../../ui/dialogs/QuestionDialog.tsx';
import { MenuSheet } from '../shell/MenuSheet.tsx';

export interface DialogsRequest {
  path: PublicPath;
  language: Language;
  /** The data of GET /server/info. */
  info: ServerInfo;
  now: Temporal.Instant;
}

const ignoreAsync = async () => {};
const ignore = () => {};

/**
 * HTML of dialogs that src/app/first-taps opens before hydration. Every page has the menu; a planner also has a day's sheet without hours, and
 * pages with bookings have a visitor's question. React takes it over.
 */
export async function renderDialogs({ path, language, info, now }: DialogsRequest): Promise<string> {
  const { planner } = await riderTexts.load(language);
  const today = dayOf(now, parkOf(info).zone);
  const isPlanner = trackIdOf(path) !== null;
  const state = { step: 'asking', question: loginQuestion(planner) } as const;
  const entry = { key: 0, kind: 'choose', state, answer: ignore } as const;
  return await inSite(
    { path, language, info },
    <>
      <div data-name="menu">
        <MenuSheet menu={{ isOpen: true, open: ignore, close: ignore }} />
      </div>
      {isPlanner && (
        <div data-name="day">
          <Sheet summary={emptyDay(today)} nextFree={null} isClosed={false} now={now} loading />
        </div>
      )}
      {(isPlanner || path === '/events') && (
        <div data-name="question">
          <QuestionDialog entry={entry} />
        </div>
      )}
    </>,
  );
}

export interface DayRequest extends DialogsRequest {
  summary: DaySummary;
  /** The next day with something free, if there is one. */
  nextFree: Temporal.PlainDate | null;
  /** Whether the track takes no bookings of a visitor's. */
  isClosed: boolean;
}

/** A day's sheet with its hours, as any visitor sees them. */
export async function renderDay({ summary, nextFree, isClosed, now, ...site }: DayRequest): Promise<string> {
  await riderTexts.load(site.language);
  return await inSite(site, <Sheet {...{ summary, nextFree, isClosed, now }} loading={false} />);
}

type SheetProps = Pick<DayRequest, 'summary' | 'nextFree' | 'isClosed' | 'now'> & { loading: boolean };

function Sheet({ summary, nextFree, isClosed, now, loading }: SheetProps) {
  const { zone } = usePark();
  return (
    <DayPanel summary={summary} wide={false} loading={loading} onSelect={ignore} onClose={ignore}>
      <DayHours
        summary={summary}
        isPast={Temporal.PlainDate.compare(summary.day, dayOf(now, zone)) < 0}
        nextFree={nextFree}
        me={null}
        now={now}
        loading={loading}
        actions={visitorActions(isClosed)}
        heldUntil={() => null}
        onSelect={ignore}
      />
    </DayPanel>
  );
}

/** Server-rendered buttons do nothing. */
function visitorActions(isClosed: boolean): HourActions {
  return {
    isClosed,
    pending: new Set<number>(),
    choice: { ...noneChosen, isOn: false, tap: ignore, add: ignore, choose: ignore },
    book: ignoreAsync,
    bookAll: ignoreAsync,
    cancel: ignoreAsync,
    pay: ignoreAsync,
  };
}

/** Needs its own id prefix beside the page, and no style attributes: the content security policy forbids them. */
async function inSite(
  { path, language, info }: Omit<DialogsRequest, 'now'>,
  children: ReactNode,
): Promise<string> {
  const texts = await loadTexts(language);
  const { prelude } = await prerender(
    <StaticRouter location={path}>
      <LanguageProvider language={language} texts={texts}>
        <ParkProvider info={info}>
          <ModalsProvider>
            <AuthProvider>{children}</AuthProvider>
          </ModalsProvider>
        </ParkProvider>
      </LanguageProvider>
    </StaticRouter>,
    { identifierPrefix: 'first-', progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = await new Response(prelude).text();
  return html.replaceAll(/ style="/g, ' data-style="');
}

function emptyDay(day: Temporal.PlainDate): DaySummary {
  return { day, free: 0, total: 0, colour: 'gray', eventCount: 0, slots: [], events: [] };
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ShownContent } from '@cablepark/contract/park/contents.schema';
import type { ShownEventRow } from '@cablepark/contract/park/events';
import type { PublicPath } from '@cablepark/contract/park/public-pages';
import type { ShownMonth } from '@cablepark/contract/rides/shown-month';
import type { DaySummary } from '@cablepark/domain/planner/day-summary';
import type { OpenPeriod } from '@cablepark/domain/season/season-week';
import type { Slot } from '@cablepark/domain/slots/slot';
import type { Language } from '@cablepark/domain/time/display';
import type { serverInfo } from '../modules/system/index.ts';
import { inlineStyles, type StyledPage } from './inline-styles.ts';

/** The park's data for rendering a page. */
export type Info = Awaited<ReturnType<typeof serverInfo>> & {
  madeAt?: string;
  /** The park's content of this page. */
  shownContent?: ShownContent;
  /** The earlier version in the address. */
  shownVersion?: ShownContent;
  /** Null where the read failed, which the page then reports. */
  shown?: readonly ShownEventRow[] | null;
  /** The weeks of the season by their days; null where the park's week is the same all year, or the read failed. */
  openPeriods?: OpenPeriod[] | null;
  /** For a planner: its days at `madeAt`; absent where the read failed. */
  shownMonth?: ShownMonth;
};

/** The data of the parts for first taps (web/src/app/seo/prerenderedDialogs.tsx). */
export interface DialogsRequest {
  path: PublicPath;
  language: Language;
  info: Info;
  now: Temporal.Instant;
}

export interface DayRequest extends DialogsRequest {
  summary: DaySummary;
  nextFree: Temporal.PlainDate | null;
  isClosed: boolean;
}

/** Some slots of a page, in words and as links. */
export interface FreeTimesRequest {
  language: Language;
  info: Info;
  slots: readonly Slot[];
  /** When they were read. */
  at: Temporal.Instant;
  /** Whether the page names their track already. */
  isOfTrack: boolean;
}

/** The interface of the built render program: web/src/app/seo/render.tsx. */
interface RenderProgram {
  renderPage: (request: {
    path: PublicPath;
    language: Language;
    info: Info;
    origin: string;
    template: string;
    files: object;
  }) => Promise<string>;
  renderDialogs: (request: DialogsRequest) => Promise<string>;
  renderDay: (request: DayRequest) => Promise<string>;
  renderFreeTimes: (request: FreeTimesRequest) => Promise<string>;
}

export interface Renderer {
  /** @returns a whole HTML document */
  render: (path: PublicPath, language: Language, info: Info, origin: string) => Promise<StyledPage>;
  /** Parts of a document, without styles of their own. */
  renderDialogs: (request: DialogsRequest) => Promise<StyledPage>;
  renderDay: (request: DayRequest) => Promise<StyledPage>;
  renderFreeTimes: (request: FreeTimesRequest) => Promise<string>;
}

/** The renderer of the built site; null where the site is not built. The program is large, so it loads with the first page. */
export async function openRenderer(folder: string): Promise<Renderer | null> {
  let template: string;
  let files: object;
  try {
    template = await readFile(join(folder, 'index.html'), 'utf8');
    files = JSON.parse(await readFile(join(folder, 'site', 'files.json'), 'utf8')) as object;
  } catch {
    return null;
  }
  const url = pathToFileURL(join(folder, 'site', 'render.js')).href;
  let program: Promise<RenderProgram> | undefined;
  const load = () => {
    program ??= import(url) as Promise<RenderProgram>;
    return program;
  };
  return {
    async renderDialogs(request) {
      return { html: await (await load()).renderDialogs(request), styleHashes: [] };
    },
    async renderDay(request) {
      return { html: await (await load()).renderDay(request), styleHashes: [] };
    },
    async renderFreeTimes(request) {
      return await (await load()).renderFreeTimes(request);
    },
    async render(path, language, info, origin) {
      const { renderPage } = await load();
      const document = await renderPage({ path, language, info, origin, template, files });
      return await inlineStyles(document, (name) => readFile(join(folder, name), 'utf8'));
    },
  };
}

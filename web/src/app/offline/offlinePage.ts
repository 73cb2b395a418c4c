import {
  type KeptPass,
  type KeptRider,
  type KeptSlot,
  keptAhead,
} from '@cablepark/domain/offline/kept-rider';
import { inFours } from '@cablepark/domain/passes/pass-code';
import { durationText, timeText } from '@cablepark/domain/time/display';
import type { Language } from '@cablepark/domain/time/language';
import { dayOf, defaultZone } from '@cablepark/domain/time/park-time';
import { longDay, shortDay } from '../../i18n/dayNames.ts';
import { daysAway } from '../../i18n/daysAway.ts';
import type { KeptPark } from '../../lib/offline/keptData.ts';
import { qrPath } from '../../ui/qr/qrPath.ts';
import { drawing, element } from './elements.ts';
import { offlineTexts } from './offline.texts.ts';

export interface OfflineView {
  language: Language;
  now: Temporal.Instant;
  park: KeptPark | null;
  rider: KeptRider | null;
  isBack: boolean;
  onAgain: () => void;
}

/** The page that replaces every other one without a network. */
export function offlinePage(view: OfflineView): HTMLElement {
  const { language, now, park, rider, isBack, onAgain } = view;
  const t = offlineTexts[language];
  const { slots, passes } = rider ? keptAhead(rider, now) : { slots: [], passes: [] };
  const again = element('button', { type: 'button', class: 'again' }, isBack ? t.open : t.again);
  again.addEventListener('click', onAgain);
  return element(
    'main',
    slots.length + passes.length > 0 ? {} : { class: 'bare' },
    element(
      'header',
      {},
      element(
        'p',
        { class: 'bar' },
        logo(park?.name || t.siteName, !!park?.looks?.logo),
        element(
          'span',
          { class: isBack ? 'state back' : 'state', role: 'status' },
          isBack ? t.back : t.state,
        ),
      ),
      ...headOf(view, slots),
    ),
    element(
      'div',
      { class: 'parts' },
      ...laterSlots(view, slots.slice(1)),
      ...passes.map((pass) => passCard(pass, language)),
      element(
        'section',
        { class: 'ways' },
        again,
        park?.phone
          ? element('a', { class: 'call', href: `tel:${park.phone.replaceAll(' ', '')}` }, t.call(park.phone))
          : null,
        slots.length > 0 ? element('p', {}, t.lead) : null,
      ),
    ),
  );
}

/** As at the top of the site (web/src/app/shell/Logo.tsx). The device does not store a park's own picture, so its name replaces it. */
function logo(name: string, hasOwn: boolean): HTMLElement {
  const mark = drawing({ viewBox: '0 0 40 40', 'aria-hidden': 'true' }, [
    ['circle', { class: 'sun', cx: 20, cy: 17, r: 9 }],
    ['path', { class: 'wave', d: 'M2 24c6-4 11 2 18 0s11-5 18-1v4c-7-4-11 2-18 3.5S8 25 2 28z' }],
    ['path', { class: 'foam', d: 'M2 31c6-4 11 2 18 0s11-5 18-1v3.5c-7-4-11 2-18 3.5S8 32 2 34.5z' }],
  ]);
  return element('strong', { class: 'logo' }, hasOwn ? null : mark, element('span', {}, name));
}

/** The next slot as the page's heading, or what to do to see it here. */
function headOf({ language, now, park, rider }: OfflineView, [next]: readonly KeptSlot[]): HTMLElement[] {
  const t = offlineTexts[language];
  const zone = park?.zone ?? defaultZone;
  if (!rider)
    return [
      element('h1', { class: 'plain' }, t.nothing),
      element('p', { class: 'hint' }, element('span', {}, t.nothingHint)),
    ];
  const today = dayOf(now, zone);
  const asOf = t.asOf(momentText(Temporal.Instant.from(rider.at), { language, today, zone }));
  if (!next)
    return [
      element('h1', { class: 'plain' }, t.noSlots),
      element(
        'p',
        { class: 'what' },
        element('span', {}, t.noSlotsHint),
        element('span', { class: 'as-of' }, asOf),
      ),
    ];
  const start = Temporal.Instant.from(next.start);
  const isUnderWay = Temporal.Instant.compare(start, now) <= 0;
  const away = isUnderWay ? '' : daysAway(dayOf(start, zone), today, language);
  return [
    element(
      'h1',
      {},
      element('span', { class: 'over' }, isUnderWay ? t.underWay : `${t.next}: ${away}`),
      element('span', { class: 'time' }, timeText(start, zone)),
      element('span', { class: 'day' }, longDay(dayOf(start, zone), language)),
    ),
    element(
      'p',
      { class: 'what' },
      element('span', {}, `${next.track} · ${durationText(next.minutes)}`),
      element('span', { class: 'as-of' }, asOf),
    ),
  ];
}

/** `14:02`, and of another day `pt 27 lis, 14:02`. */
function momentText(
  moment: Temporal.Instant,
  { language, today, zone }: { language: Language; today: Temporal.PlainDate; zone: string },
): string {
  const day = dayOf(moment, zone);
  const time = timeText(moment, zone);
  return day.equals(today) ? time : `${shortDay(day, language)}, ${time}`;
}

function laterSlots({ language, park }: OfflineView, slots: readonly KeptSlot[]): HTMLElement[] {
  if (slots.length === 0) return [];
  const zone = park?.zone ?? defaultZone;
  const rows = slots.map(({ start, minutes, track }) => {
    const moment = Temporal.Instant.from(start);
    return element(
      'li',
      {},
      element('span', { class: 'when' }, shortDay(dayOf(moment, zone), language)),
      element('strong', {}, timeText(moment, zone)),
      element('span', { class: 'where' }, `${track} · ${durationText(minutes)}`),
    );
  });
  return [
    element(
      'section',
      { class: 'card' },
      element('h2', {}, offlineTexts[language].later),
      element('ul', { class: 'slots' }, ...rows),
    ),
  ];
}

/** Dark on white in both schemes, as large as the screen allows: cameras read nothing else reliably. */
function passCard({ name, code, left }: KeptPass, language: Language): HTMLElement {
  const t = offlineTexts[language];
  const { size, path } = qrPath(code);
  const picture = drawing({ viewBox: `0 0 ${size} ${size}`, role: 'img', 'aria-label': t.qrOf(name) }, [
    ['rect', { width: size, height: size, fill: '#ffffff' }],
    ['path', { d: path, fill: '#000000', 'shape-rendering': 'crispEdges' }],
  ]);
  return element(
    'section',
    { class: 'card pass', 'aria-label': name },
    element('h2', {}, name),
    element('p', { class: 'soft' }, `${left} · ${t.showPass}`),
    picture,
    element('p', { class: 'letters' }, inFours(code)),
  );
}

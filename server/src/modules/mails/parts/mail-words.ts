import { mailPages } from '@cablepark/contract/accounts/addresses';
import { isHiddenPage } from '@cablepark/contract/park/public-pages';
import { paths } from '@cablepark/contract/paths';
import { greetingName } from '@cablepark/domain/accounts/greeting-name';
import { hiddenContents } from '@cablepark/domain/content/hidden-contents';
import type { Ride } from '@cablepark/domain/messages/message-about';
import { policyOf } from '@cablepark/domain/park/content';
import {
  dateText,
  defaultLanguage,
  type Language,
  timeText,
  weekdayText,
} from '@cablepark/domain/time/display';
import { dayOf } from '@cablepark/domain/time/park-time';
import { spanText } from '@cablepark/domain/time/span';
import { nameOf, trackLabel } from '@cablepark/domain/tracks/track-words';
import type { AppContext } from '../../../context.ts';
import { type RenderedText, renderMail } from '../../../mail/mail-content.ts';
import { lineText, type MailBrand, type MailPart, type PricedLine } from '../../../mail/mail-parts.ts';
import type { MailInput } from '../mail-unit.ts';
import { type CommonWords, commonWords } from './common-words.ts';
import { mailBrand } from './mail-brand.ts';

/** The parts that all mails to one rider share: words in their language, the park's content, and its own sentence. */
export interface MailWords {
  language: Language;
  common: CommonWords;
  park: string;
  /** How long before the start cancelling is free of charge. */
  free: string;
  /** `piątek, 10.07.2026, 14:00–14:15, Tor 1, 55 zł` */
  ride: (ride: Ride) => string;
  /** The ride as a row of a table. */
  line: (ride: Ride) => PricedLine;
  /** `10.07.2026, 14:00` */
  when: (ride: Ride) => string;
  /** `14:00`, from epoch milliseconds. */
  clock: (startMs: number) => string;
  track: (ride: Pick<Ride, 'track'>) => string;
  price: (grosze: number) => string;
  links: Record<'account' | 'planner' | 'contact', MailPart> & {
    /** Empty if the park has no such page. */
    directions: readonly MailPart[];
  };
  /** Adds the park's sentence after the parts, and then `ending`. */
  mail: (subject: string, parts: readonly MailPart[], ending?: readonly MailPart[]) => RenderedText;
}

export async function wordsFor(
  context: AppContext,
  {
    language: readerLanguage,
    sentence,
    name = null,
    brand,
  }: { language: Language | null; sentence: string | null; name?: string | null; brand?: MailBrand },
): Promise<MailWords> {
  const language = readerLanguage ?? defaultLanguage;
  const common = commonWords(language);
  const content = await context.parkSettings.read();
  const tracks = await context.tracks.read();
  const hidden = hiddenContents(await context.pageContents.read());
  const { zone, publicUrl } = context.config;
  const trackOf = ({ track }: Pick<Ride, 'track'>) => {
    const trackRow = tracks.find(({ id }) => id === track);
    return trackRow ? trackLabel(nameOf(trackRow, language), common.track) : common.track(track);
  };
  const price = (grosze: number) => common.price(amountText(grosze, language));
  const line = (ride: Ride) => ({
    head: dayTextOf(ride, zone, language),
    detail: `${timesOf(ride, zone)}, ${trackOf(ride)}`,
    price: price(ride.price),
  });
  const links = {
    account: { label: common.yourBookings, url: `${publicUrl}${paths.account}` },
    directions: isHiddenPage(paths.location, hidden)
      ? []
      : [{ label: common.directions, url: `${publicUrl}${paths.location}` }],
    planner: { label: common.planner, url: `${publicUrl}${paths.planner}` },
    contact: { label: common.contact, url: `${publicUrl}${mailPages.contact}` },
  };
  return {
    language,
    common,
    park: content.name,
    free: common.hours(policyOf(content).cancelFreeHours),
    ride: (ride) => lineText(line(ride)),
    line,
    when: (ride) => {
      const start = Temporal.Instant.fromEpochMilliseconds(ride.start);
      return `${dateText(dayOf(start, zone))}, ${timeText(start, zone)}`;
    },
    clock: (startMs) => timeText(Temporal.Instant.fromEpochMilliseconds(startMs), zone),
    track: trackOf,
    price,
    links,
    mail: (subject, parts, ending = []) =>
      renderWords({ language, park: content.name, sentence, name, brand }, { subject, parts, ending }),
  };
}

export async function wordsOf({ context, reader, sentence }: MailInput): Promise<MailWords> {
  const brand = await mailBrand(context);
  return await wordsFor(context, { language: reader.language, sentence, name: reader.name, brand });
}

/** The words of one mail, without its greeting and farewell. */
export interface OwnWords {
  subject: string;
  parts: readonly MailPart[];
  /** After the park's sentence. */
  ending?: readonly MailPart[];
}

interface MailFrame {
  language: Language;
  park: string;
  sentence?: string | null;
  /** The reader's name, for the greeting. */
  name?: string | null;
  brand?: MailBrand | undefined;
}

/** Adds greeting, farewell and the park's sentence. */
export function renderWords(
  { language, park, sentence = null, name = null, brand }: MailFrame,
  { subject, parts, ending = [] }: OwnWords,
): RenderedText {
  const { greetingTo, farewell } = commonWords(language);
  const greeting = greetingTo(greetingName(name));
  const allParts = [...parts, ...(sentence === null ? [] : [sentence]), ...ending];
  return renderMail({ language, subject, greeting, parts: allParts, farewell: [farewell, park], brand });
}

function dayTextOf({ start }: Ride, zone: string, language: Language): string {
  const day = dayOf(Temporal.Instant.fromEpochMilliseconds(start), zone);
  return `${weekdayText(day, language)}, ${dateText(day)}`;
}

function timesOf({ start, minutes }: Ride, zone: string): string {
  const from = Temporal.Instant.fromEpochMilliseconds(start);
  return spanText(from, from.add({ minutes }), zone);
}

/** Whole złoty without grosze. */
function amountText(grosze: number, language: Language): string {
  const digits = grosze % 100 === 0 ? 0 : 2;
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return (grosze / 100).toLocaleString(language === 'pl' ? 'pl-PL' : 'en-GB', format);
}

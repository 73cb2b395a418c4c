/** Slots that the plan has just made, and what the park had before. Days are the park's. */
export interface MadeDays {
  /** The first day that got slots. */
  firstDay: string;
  /** The last day before it that has slots, whoever made them; null: none ever had. */
  lastDayBefore: string | null;
  /** Whether the plan had slots on later days, too, before it made these. */
  isOpenLater: boolean;
}

/** So many days without a slot lie between two seasons. A fortnight of bad weather or of works is no winter. */
const winterDays = 30;

/**
 * Which season opens with these slots: the year of its first day. A plan that is changed, goes on by a day or begins earlier opens
 * none; whether this one was opened before, and taken back since, is for the caller to know.
 */
export function openedSeason({ firstDay, lastDayBefore, isOpenLater }: MadeDays): number | null {
  if (isOpenLater) return null;
  const first = Temporal.PlainDate.from(firstDay);
  const rested = lastDayBefore === null || first.since(lastDayBefore).days > winterDays;
  return rested ? first.year : null;
}

/** How an opening stands when it is to be told. */
export interface OpeningFacts {
  /** When its mails may leave, and until when they are worth it. */
  dueAt: Temporal.Instant;
  uselessAt: Temporal.Instant;
  /** A change of the plan is being carried out or undone. */
  isChanging: boolean;
  /** Whether the plan still has slots from its first day on. */
  hasSlots: boolean;
}

/** `undone`: it was taken back before anybody heard of it, and may open again; `late`: nobody is told any more. */
export type OpeningVerdict = 'wait' | 'undone' | 'late' | 'tell';

/** Is a season's opening told now? Staff err: what is taken back at once was none. */
export function judgeOpening(facts: OpeningFacts, now: Temporal.Instant): OpeningVerdict {
  if (facts.isChanging || Temporal.Instant.compare(now, facts.dueAt) < 0) return 'wait';
  if (!facts.hasSlots) return 'undone';
  return Temporal.Instant.compare(facts.uselessAt, now) <= 0 ? 'late' : 'tell';
}

/** Slots that the plan has just made, and the slots before. Days are in the park's zone. */
export interface MadeDays {
  /** The first day with new slots. */
  firstDay: string;
  /** The last earlier day with slots, whoever made them; null: none. */
  lastDayBefore: string | null;
  /** Whether the plan already had slots on later days. */
  isOpenLater: boolean;
}

/** The least number of days without slots between two seasons. Two weeks of bad weather or repairs are shorter. */
const winterDays = 30;

/**
 * The season that these slots open: the year of the first day. A plan that is changed, extended by a day or started earlier opens none.
 * The caller checks whether this season was already opened, and undone.
 */
export function openedSeason({ firstDay, lastDayBefore, isOpenLater }: MadeDays): number | null {
  if (isOpenLater) return null;
  const first = Temporal.PlainDate.from(firstDay);
  const hasPause = lastDayBefore === null || first.since(lastDayBefore).days > winterDays;
  return hasPause ? first.year : null;
}

/** The state of an opening when its mails are due. */
export interface OpeningFacts {
  /** When its mails may be sent, and until when they are useful. */
  dueAt: Temporal.Instant;
  uselessAt: Temporal.Instant;
  /** Whether a change of the plan is running or being undone. */
  isChanging: boolean;
  /** Whether the plan still has slots from its first day on. */
  hasSlots: boolean;
}

/** `undone`: it was undone before any mail, and may open again; `late`: the mails are outdated. */
export type OpeningVerdict = 'wait' | 'undone' | 'late' | 'tell';

/** May the mails of a season's opening be sent now? Staff make mistakes, so an opening that is undone at once does not count. */
export function judgeOpening(facts: OpeningFacts, now: Temporal.Instant): OpeningVerdict {
  if (facts.isChanging || Temporal.Instant.compare(now, facts.dueAt) < 0) return 'wait';
  if (!facts.hasSlots) return 'undone';
  return Temporal.Instant.compare(facts.uselessAt, now) <= 0 ? 'late' : 'tell';
}

import { defaultWindLimits } from '../weather/wind-advice.ts';
import type { ParkContent, ParkContentPatch, ParkDescription } from './content.schema.ts';
import { defaultOnlinePolicy } from './online-policy.ts';
import { defaultPolicy, type ParkPolicy } from './policy.ts';
import { shownDefaults } from './shown-defaults.ts';

/**
 * The park's settings: name, contact, hours and limits. An Admin edits them; public pages, rules and mails read them. The schemas are in
 * another file, so that pages that only show settings do not load them.
 */
export type { ParkContent, ParkContentPatch, ParkDescription };

/** The default settings: the limits of SPEC.md §9, and no address. */
export const defaultContent: ParkContent = {
  name: 'Cable Park',
  ...shownDefaults,
  policy: {
    cancelClosesMinutes: defaultPolicy.cancelClosesMinutes,
    cancelFreeHours: defaultPolicy.cancelFreeHours,
    guardianUpToAge: defaultPolicy.guardianUpToAge,
    ridesAtMost: defaultPolicy.ridesAtMost,
    ridesADayAtMost: defaultPolicy.ridesADayAtMost,
    unprovedRidesAtMost: defaultPolicy.unprovedRidesAtMost,
    unprovedRidesADayAtMost: defaultPolicy.unprovedRidesADayAtMost,
  },
  setup: { seen: [], isOver: true },
  payments: defaultOnlinePolicy,
  closures: { managerUpTo: 2_000, delayUpTo: 45, passesGrow: false },
  groups: { depositBy: 'none', deposit: 0 },
  weather: { county: null, ...defaultWindLimits },
};

export function mergeContent(content: ParkContent, patch: ParkContentPatch): ParkContent {
  return {
    name: patch.name ?? content.name,
    contact: overlay(content.contact, patch.contact),
    operator: overlay(content.operator, patch.operator),
    hours: overlay(content.hours, patch.hours?.week ? { isFromSeason: false, ...patch.hours } : patch.hours),
    policy: overlay(content.policy, patch.policy),
    opening: overlay(content.opening, patch.opening),
    setup: overlay(content.setup, patch.setup),
    payments: overlay(content.payments, patch.payments),
    closures: overlay(content.closures, patch.closures),
    groups: overlay(content.groups, patch.groups),
    weather: overlay(content.weather, patch.weather),
  };
}

type Part<Section> = { [Key in keyof Section]?: Section[Key] | undefined };

function overlay<Section extends object>(section: Section, patch: Part<Section> = {}): Section {
  const entries = Object.entries(patch).filter(([, value]) => value !== undefined);
  return { ...section, ...Object.fromEntries(entries) };
}

/** The limits that rules and texts work with; whole hours around every day's opening. */
export function policyOf({ hours: { week }, policy }: ParkContent): ParkPolicy {
  const openDays = week.filter((day) => day !== null);
  if (openDays.length === 0) return { ...defaultPolicy, ...policy };
  return {
    ...policy,
    opensAtHour: Math.min(...openDays.map(({ opens }) => Number(opens.slice(0, 2)))),
    closesAtHour: Math.max(
      ...openDays.map(({ closes }) => Number(closes.slice(0, 2)) + (closes.endsWith(':00') ? 0 : 1)),
    ),
  };
}

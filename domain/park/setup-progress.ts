import { defaultContent, type ParkContent } from './content.ts';
import { isPublicAddress } from './public-address.ts';
import { type SetupStep, type StepState, setupSteps } from './setup.ts';

/** The settings that show which steps are done. */
export interface SetupFacts {
  content: ParkContent;
  tracks: number;
  plans: number;
  staff: number;
  publicUrl: string;
}

/** The owner's progress. A step without evidence in the settings is done once the owner has seen it. */
export function setupProgress(facts: SetupFacts): Record<SetupStep, StepState> {
  const { seen } = facts.content.setup;
  const states = setupSteps.map((step): [SetupStep, StepState] => {
    const tells = signs[step];
    if (tells === null) return [step, seen.includes(step) ? 'done' : 'todo'];
    if (tells(facts)) return [step, 'done'];
    return [step, seen.includes(step) ? 'later' : 'todo'];
  });
  return Object.fromEntries(states) as Record<SetupStep, StepState>;
}

const signs: Record<SetupStep, ((facts: SetupFacts) => boolean) | null> = {
  contact: ({ content: { name, contact } }) =>
    name !== defaultContent.name && (contact.phone !== null || contact.email !== null),
  // The confirmation of a contract must name the seller.
  operator: ({ content: { operator } }) => operator.name !== null && operator.address !== null,
  tracks: ({ tracks }) => tracks > 0,
  season: ({ plans }) => plans > 0,
  prices: null,
  pages: null,
  mail: null,
  address: ({ publicUrl }) => isPublicAddress(publicUrl),
  staff: ({ staff }) => staff > 1,
  trial: null,
  open: ({ content }) => content.opening.isOpen,
};

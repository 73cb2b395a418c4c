import { defaultContent, type ParkContent } from './content.ts';
import { isPublicAddress } from './public-address.ts';
import { type SetupStep, type StepState, setupSteps } from './setup.ts';

/** The settings that show which steps are done. */
export interface SetupFacts {
  content: ParkContent;
  tracks: number;
  plans: number;
  staff: number;
  /** Whether the price list has a slot price, and whether any page has the park's own text or pictures. */
  hasSlotPrice: boolean;
  hasOwnPages: boolean;
  /** Whether mails leave by a mail server. */
  sendsMail: boolean;
  publicUrl: string;
}

/** The owner's progress. A step is done only by evidence; a step that was skipped without it is postponed. */
export function setupProgress(facts: SetupFacts): Record<SetupStep, StepState> {
  const { seen } = facts.content.setup;
  const states = setupSteps.map((step): [SetupStep, StepState] => {
    if (signs[step](facts)) return [step, 'done'];
    return [step, seen.includes(step) ? 'later' : 'todo'];
  });
  return Object.fromEntries(states) as Record<SetupStep, StepState>;
}

const signs: Record<SetupStep, (facts: SetupFacts) => boolean> = {
  contact: ({ content: { name, contact } }) =>
    name !== defaultContent.name && (contact.phone !== null || contact.email !== null),
  // The confirmation of a contract must name the seller.
  operator: ({ content: { operator } }) => operator.name !== null && operator.address !== null,
  tracks: ({ tracks }) => tracks > 0,
  season: ({ plans }) => plans > 0,
  prices: ({ hasSlotPrice }) => hasSlotPrice,
  pages: ({ hasOwnPages }) => hasOwnPages,
  mail: ({ sendsMail, content }) => sendsMail && wasTried(content, 'mail'),
  address: ({ publicUrl }) => isPublicAddress(publicUrl),
  staff: ({ staff }) => staff > 1,
  trial: ({ content }) => wasTried(content, 'trial'),
  open: ({ content }) => content.opening.isOpen,
};

function wasTried({ setup }: ParkContent, step: SetupStep): boolean {
  return setup.tried?.includes(step) ?? false;
}

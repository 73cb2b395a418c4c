/** What an owner is led through from an empty park to the first booking, in this order. */
export const setupSteps = [
  'contact',
  'operator',
  'tracks',
  'season',
  'prices',
  'pages',
  'mail',
  'address',
  'staff',
  'trial',
  'open',
] as const;
export type SetupStep = (typeof setupSteps)[number];

/** `done` by what the park is by now or by the owner's word, `later`: the owner has put it off. */
export const stepStates = ['todo', 'later', 'done'] as const;
export type StepState = (typeof stepStates)[number];

/** The owner's setup steps from an empty park to the first booking, in this order. */
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

/** `done`: by the state of the park; `later`: passed by the owner without it. */
export const stepStates = ['todo', 'later', 'done'] as const;
export type StepState = (typeof stepStates)[number];

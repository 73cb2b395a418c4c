import { paths } from '@cablepark/contract/paths';

/** The eight sections of the home page in the order of SPEC.md §2. Each name is also its picture and its anchor. */
export const scenes = [
  'cable',
  'bar',
  'instructor',
  'bilevel',
  'beach',
  'party',
  'camping',
  'miniramp',
] as const;
export type Scene = (typeof scenes)[number];

/** Where each section leads: cable, bar and party by SPEC.md §2, the others to the page that tells more. */
export const sceneLinks: Record<Scene, string> = {
  cable: paths.planner,
  bar: paths.bar,
  instructor: paths.prices,
  bilevel: paths.planner,
  beach: paths.location,
  party: paths.events,
  camping: paths.features,
  miniramp: paths.contact,
};

import type { unclearTime as pl } from '../../pl/staff/unclearTime.ts';

export const unclearTime: typeof pl = {
  skipped: 'There is no such time that night, for the clocks go forward. Enter an earlier or a later one.',
  twice: 'The clocks go back that night and show this time twice. Choose which one you mean.',
};

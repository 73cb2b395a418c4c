import { type StaffTexts, useStaffTexts } from '../../staff/texts.ts';

export type DeskTexts = StaffTexts['desk'];

export function useDeskTexts(): DeskTexts {
  return useStaffTexts().desk;
}

import type { PlanForm } from '../seasonForm.ts';

export interface PlanPart {
  plan: PlanForm;
  /** What is wrong with a field of this plan, such as `week.0.closes`. */
  fault: (path: string) => string | undefined;
  onChange: (part: Partial<PlanForm>) => void;
}

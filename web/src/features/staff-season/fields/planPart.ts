import type { PlanForm } from '../seasonForm.ts';

export interface PlanPart {
  plan: PlanForm;
  /** The error text of this plan's field, such as `week.0.closes`. */
  fault: (path: string) => string | undefined;
  onChange: (part: Partial<PlanForm>) => void;
}

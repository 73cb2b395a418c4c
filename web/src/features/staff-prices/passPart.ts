import type { PassFacts } from '@cablepark/domain/prices/pass-facts.schema';
import type { Fault } from './namedFault.ts';

/** What each part of the fields of a pass is given. */
export interface PassPartProps {
  facts: PassFacts;
  path: string;
  fault: Fault;
  onChange: (part: Partial<PassFacts>) => void;
}

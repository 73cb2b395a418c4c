import type { PassFacts } from '@cablepark/domain/prices/pass-facts.schema';
import type { Fault } from './namedFault.ts';

/** Props of each part of a pass's fields. */
export interface PassPartProps {
  facts: PassFacts;
  path: string;
  fault: Fault;
  onChange: (part: Partial<PassFacts>) => void;
}

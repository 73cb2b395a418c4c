import type { PassFacts } from '@cablepark/domain/prices/pass-facts.schema';
import type { PriceFault } from './namedFault.ts';

/** Props of each part of a pass's fields. */
export interface PassPartProps {
  facts: PassFacts;
  path: string;
  fault: PriceFault;
  onChange: (part: Partial<PassFacts>) => void;
}

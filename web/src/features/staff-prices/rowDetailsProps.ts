import type { PriceRow } from '@cablepark/domain/prices/prices.schema';
import type { Fault } from './namedFault.ts';
import type { Place } from './priceEdits.ts';
import type { PriceEditing } from './usePriceEditing.ts';

export interface RowDetailsProps {
  row: PriceRow;
  place: Place;
  called: string;
  fault: Fault;
  editing: PriceEditing;
}

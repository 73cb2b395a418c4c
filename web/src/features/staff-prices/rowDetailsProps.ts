import type { PriceRow } from '@cablepark/domain/prices/prices.schema';
import type { PriceFault } from './namedFault.ts';
import type { RowPosition } from './priceEdits.ts';
import type { PriceEditing } from './usePriceEditing.ts';

export interface RowDetailsProps {
  row: PriceRow;
  place: RowPosition;
  called: string;
  fault: PriceFault;
  editing: PriceEditing;
}

import type { SetupState } from '@cablepark/contract/accounts/setup.schema';
import type { ShownContent } from '@cablepark/contract/park/contents.schema';
import type { TwoPrices } from '@cablepark/domain/prices/price-list';
import { withSlotPrice } from '@cablepark/domain/prices/slot-price';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useContents } from '../../park/contents.ts';
import { editedContent, writeVersion } from '../../staff/content/contentCalls.ts';
import { useSavePark } from './useSavePark.ts';

/** Writes the slot's price into the list, and records that the owner has seen the step. */
export function useSavingSlotPrice(content: ShownContent<'prices'>, { setup: { seen } }: SetupState) {
  const queries = useQueryClient();
  const contents = useContents();
  const noting = useSavePark();
  const { queryKey } = editedContent('prices');
  return useMutation({
    mutationFn: async (slot: TwoPrices) => {
      const next = await writeVersion('prices', content.version, withSlotPrice(content.content, slot));
      contents.tell(next);
      queries.setQueryData(queryKey, next);
      await noting.mutateAsync({ setup: { seen: [...new Set([...seen, 'prices' as const])] } });
    },
    // Another author may have been faster: the next attempt is based on their version.
    onError: () => queries.invalidateQueries({ queryKey }),
  });
}

import { toGrosze } from '@cablepark/contract/money';
import { previewMethodCall } from '@cablepark/contract/rides/corrections';
import type { MethodObstacle } from '@cablepark/domain/desk/corrections';
import { queryOptions } from '@tanstack/react-query';
import { slotKeys } from '../../../booking/api/slotKeys.ts';
import { call } from '../../../lib/http/call.ts';

/** What correcting a method corrects; `amount` in grosze. */
export interface MethodPreview {
  slots: readonly number[];
  others: number;
  /** The passes among them. */
  passes: number;
  amount: number;
  obstacle: MethodObstacle | null;
}

/** GET /desk/corrections/method/{payment}. @throws ApiError FORBIDDEN (no such payment); NetworkError */
export function methodPreview(payment: number) {
  return queryOptions({
    queryKey: [...slotKeys.all, 'method', payment],
    queryFn: async ({ signal }): Promise<MethodPreview> => {
      const row = await call(previewMethodCall, { params: { id: payment }, signal });
      return { ...row, amount: toGrosze(row.amount) };
    },
    retry: false,
    gcTime: 0,
  });
}

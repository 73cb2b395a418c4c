import { isPlannable } from '@cablepark/domain/time/park-time';
import * as z from 'zod/mini';
import { readWireTime, requireWireTime } from './wire-time.ts';

/** A time for slots and events. */
export const wireTime = z
  .string()
  .check(
    z.maxLength(40),
    z.refine((text) => readWireTime(text) !== null, 'regex'),
    z.refine((text) => isPlannable(requireWireTime(text)), {
      error: 'range',
      when: ({ issues }) => issues.length === 0,
    }),
  )
  .register(z.globalRegistry, { format: 'date-time' });

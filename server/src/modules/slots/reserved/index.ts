/** Free slots that are reserved for riders on standby. */
export { findUntapped, freeUntapped, freeUnwished, reserveOpening, setReserved } from './reserve-slots.ts';

import type { staff as pl } from '../pl/staff.ts';
import { edit } from './staff/edit.ts';

export const staff: typeof pl = { edit };

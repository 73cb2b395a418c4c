import { afterAll } from 'vitest';
import { closeAll } from './cleanup.ts';

// Read anew for every file of tests; vitest silently ignores an `afterAll` called inside a test or a hook.
afterAll(closeAll);

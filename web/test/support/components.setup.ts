import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Longer than a busy machine needs; the wait ends as soon as it can.
configure({ asyncUtilTimeout: 15_000 });

afterEach(cleanup);

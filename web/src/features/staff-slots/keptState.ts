import type { Dispatch, SetStateAction } from 'react';

/** State of a form, owned by the page: it survives a switch to another form. */
export type KeptState<Typed> = readonly [Typed, Dispatch<SetStateAction<Typed>>];

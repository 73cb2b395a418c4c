import type { Dispatch, SetStateAction } from 'react';

/** What is typed in a form of the page, kept by the page: another form in between loses nothing. */
export type KeptState<Typed> = readonly [Typed, Dispatch<SetStateAction<Typed>>];

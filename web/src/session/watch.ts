import { tokens } from '../lib/http/tokens.ts';
import { forgetKept } from './forgetKept.ts';
import { reconnectHere } from './reconnect.ts';
import type { Session } from './session.ts';

/** What a session needs beside it, for visitors who have or had one. @returns the clean-up function */
export function watch(session: Session): () => void {
  const stops = [reconnectHere(session), forgetKept(session, () => tokens.read() !== null)];
  return () => {
    for (const stop of stops) stop();
  };
}

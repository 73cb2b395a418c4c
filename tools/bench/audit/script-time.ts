/** A stretch of work of the page's main thread, as lighthouse reads it from the browser's trace. */
export interface Work {
  group: { id: string };
  event: object;
  /** Milliseconds that passed, without the work inside. */
  selfTime: number;
  children: readonly Work[];
}

const scripts = new Set(['scriptEvaluation', 'scriptParseCompile']);

/**
 * Milliseconds that the processor worked at reading and running scripts. Not those that passed meanwhile: of these a busy machine
 * gives others a share, and no two machines would agree.
 */
export function scriptTime(works: readonly Work[]): number {
  return works.filter(({ group }) => scripts.has(group.id)).reduce((sum, work) => sum + ownTime(work), 0);
}

/** Where the system does not tell the processor's time, what passed. */
function ownTime({ event, children, selfTime }: Work): number {
  const total = processorTime(event);
  if (total === undefined) return selfTime;
  const inside = children.reduce((sum, child) => sum + (processorTime(child.event) ?? 0), 0);
  return Math.max(0, total - inside) / 1000;
}

/** Microseconds. */
function processorTime(event: { tdur?: number }): number | undefined {
  return event.tdur;
}

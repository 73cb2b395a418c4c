import type { CaseFigures, TapFigures } from './rounds.ts';

export const tapColumns = `| page | tap after the first paint | what it brings | first tap ms | goal ms | second tap ms | lost | processor ms of 10 s | without a tap |
|---|---|---|---|---|---|---|---|---|`;

/** What AUDIT.md says of taps. */
export function tapReport(cases: readonly CaseFigures[], rounds: number): string {
  const missed = cases.flatMap(missedOf).length;
  return `
## The first tap and the second

A new visitor's phone: a processor 4 times slower than this machine, slow 4G applied and not simulated (150 ms there and back,
1.6 Mbit/s), a finger that comes from nowhere ${momentsOf(cases)} s after the first paint. Milliseconds from the touch to the frame that shows what
it brings, medians of ${rounds}; the second tap is made after ten seconds, in the same visit, with everything closed. A tap that brings nothing
in ten seconds is lost. The processor's milliseconds are those of the page's own thread in the first ten seconds, with the taps and without.
${missed === 0 ? 'Every goal is reached.' : `${missed} goals are missed, in **bold**.`}

${tapColumns}
${cases.flatMap(rowsOf).join('\n')}
`;
}

export function missedOf({ marks }: CaseFigures): TapFigures[] {
  return marks.filter((figures) => figures.lost > 0 || !(figures.firstMs <= figures.mark.goalMs));
}

function momentsOf(cases: readonly CaseFigures[]): string {
  const moments = [...new Set(cases.map(({ afterPaintMs }) => afterPaintMs / 1000))];
  return `${moments.slice(0, -1).join(', ')} or ${moments.at(-1)}`;
}

function rowsOf(tapCase: CaseFigures): string[] {
  const missed = missedOf(tapCase);
  return tapCase.marks.map((figures, index) => {
    const isMissed = missed.includes(figures);
    const cells = [
      index === 0 ? `\`${tapCase.path}\` ${tapCase.name}` : '',
      index === 0 ? `${tapCase.afterPaintMs / 1000} s` : '',
      figures.mark.name,
      isMissed ? `**${inMs(figures.firstMs)}**` : inMs(figures.firstMs),
      `${figures.mark.goalMs}`,
      figures.secondMs === null ? '' : inMs(figures.secondMs),
      figures.lost > 0 ? `**${figures.lost}**` : '0',
      index === 0 ? inMs(tapCase.workMs) : '',
      index === 0 ? inMs(tapCase.readingMs) : '',
    ];
    return `| ${cells.join(' | ')} |`;
  });
}

function inMs(value: number): string {
  return Number.isFinite(value) ? String(Math.round(value)) : 'never';
}

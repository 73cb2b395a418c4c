/** Creates it at first use, and only once: a formatter of `Intl` takes as much time as a page's first render. */
export function onFirstUse<Made>(make: () => Made): () => Made {
  let cached: { value: Made } | undefined;
  return () => (cached ??= { value: make() }).value;
}

/** An amount of money (grosze) as a language writes it, in złote: whole złote without their grosze, others with both figures of them. */
export function amountsIn(locale: 'pl-PL' | 'en-GB'): (grosze: number) => string {
  const format = onFirstUse(
    () =>
      new Intl.NumberFormat(locale, {
        minimumFractionDigits: 2,
        maximumFractionDigits: 2,
        trailingZeroDisplay: 'stripIfInteger',
      }),
  );
  return (grosze) => format().format(grosze / 100);
}

/** Every moment of a local time: none in a skipped hour, two in a repeated one. */
export function momentsOf(local: Temporal.PlainDateTime, zone: string): readonly Temporal.Instant[] {
  const earlier = local.toZonedDateTime(zone, { disambiguation: 'earlier' });
  if (!earlier.toPlainDateTime().equals(local)) return [];
  const later = local.toZonedDateTime(zone, { disambiguation: 'later' });
  return (earlier.equals(later) ? [earlier] : [earlier, later]).map((moment) => moment.toInstant());
}

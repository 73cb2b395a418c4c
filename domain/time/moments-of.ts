/** Every moment at which the park's clocks show this: none in the hour that they skip, two in the hour that comes twice. */
export function momentsOf(local: Temporal.PlainDateTime, zone: string): readonly Temporal.Instant[] {
  const earlier = local.toZonedDateTime(zone, { disambiguation: 'earlier' });
  if (!earlier.toPlainDateTime().equals(local)) return [];
  const later = local.toZonedDateTime(zone, { disambiguation: 'later' });
  return (earlier.equals(later) ? [earlier] : [earlier, later]).map((moment) => moment.toInstant());
}

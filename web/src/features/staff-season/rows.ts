/** The rows with one changed. */
export function changedAt<Row>(rows: readonly Row[], at: number, part: Partial<Row>): Row[] {
  return rows.map((row, index) => (index === at ? { ...row, ...part } : row));
}

export function without<Row>(rows: readonly Row[], at: number): Row[] {
  return rows.filter((_, index) => index !== at);
}

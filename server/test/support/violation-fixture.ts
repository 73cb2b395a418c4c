export interface ViolationFixture {
  /** Statements that make the sample park contradict itself, in SQL that both databases speak. */
  violate: string[];
  /** What the checker must say of it. */
  says: RegExp;
}

import type * as z from 'zod/mini';
import { filledPath } from './call.ts';

/** The collections of `/items/…`. */
export type ItemCollectionName =
  | 'Slot'
  | 'Event'
  | 'Asset'
  | 'Payment'
  | 'Pass'
  | 'PassEntry'
  | 'PassMember'
  | 'SlotEdit'
  | 'BookingHistory'
  | 'NoShow'
  | 'PartyRide'
  | 'GroupEnquiry'
  | 'AuditEntry';

/** A collection of the query language, and the schema of its rows; the web's build leaves the schemas out. */
export interface WireCollection {
  name: ItemCollectionName | 'users';
  /** The fields of `*`. */
  row: z.ZodMiniObject;
  /** Fields that a query must name. */
  onRequest?: z.ZodMiniObject;
  /** Related rows, by the words that ask for them: `image.*`. */
  related?: z.ZodMiniObject;
}

type Shape<Schema> = Schema extends z.ZodMiniObject ? z.infer<Schema> : unknown;
type OnRequest<C extends WireCollection> = Shape<C['onRequest']>;
type Related<C extends WireCollection> = Shape<C['related']>;
type AllFields<C extends WireCollection> = Shape<C['row']> & OnRequest<C>;

/** The words of `fields` in a query of the collection. */
export type FieldOf<C extends WireCollection> = (keyof AllFields<C> | keyof Related<C> | '*') & string;

type Plain<C extends WireCollection, Field> = Pick<
  AllFields<C>,
  Extract<Field | ('*' extends Field ? keyof Shape<C['row']> : never), keyof AllFields<C>>
>;
type Expanded<C extends WireCollection, Field> = {
  [Word in Extract<Field, keyof Related<C>> as Word extends `${infer Name}.*`
    ? Name
    : never]: Related<C>[Word];
};

/** A row with the selected fields; each of several selections gives a type of its own. */
export type RowOf<C extends WireCollection, Fields extends readonly string[] = ['*']> = Fields extends unknown
  ? Omit<Plain<C, Fields[number]>, keyof Expanded<C, Fields[number]>> & Expanded<C, Fields[number]>
  : never;

export function pathOf({ name }: Pick<WireCollection, 'name'>): string {
  return name === 'users' ? '/users' : `/items/${name}`;
}

/** The address of one row. */
export function rowPathOf(collection: Pick<WireCollection, 'name'>, id: number | string): string {
  return filledPath(`${pathOf(collection)}/:id`, { id });
}

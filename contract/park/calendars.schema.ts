import * as z from 'zod/mini';

/** `url` is null before the first one. */
export const ownCalendar = z.object({ url: z.nullable(z.string()) });

export const trackCalendar = z.object({ track: z.int(), url: z.nullable(z.string()) });
export const trackCalendars = z.array(trackCalendar);
export type TrackCalendar = z.infer<typeof trackCalendar>;
export const trackCalendarBody = z.object({ track: z.int().check(z.gte(1), z.lte(2_147_483_647)) });

import * as z from 'zod/mini';
import { line, lines } from '../text/plain-text.ts';
import { trackColours, trackLevels, trackStatuses } from './track.ts';

/** The schemas of a track's fields; `contract/park/tracks.ts` has the names of the API. */

export const trackName = line(60);
export const trackDescription = lines(600);
/** Metres. */
export const trackLength = z.int().check(z.gte(10), z.lte(3000));
export const trackLevel = z.enum(trackLevels);
export const trackColour = z.enum(trackColours);
export const trackStatus = z.enum(trackStatuses);
export const trackOrder = z.int().check(z.gte(0), z.lte(1_000_000));

/** The name of a built-in picture, or the id of an uploaded one. */
const picture = z.string().check(z.regex(/^[a-z\d][a-z\d-]{0,63}$/));

export const obstacle = z.strictObject({
  name: line(60),
  nameEn: z.nullable(line(60)),
  picture: z.nullable(picture),
});
export const obstacles = z.array(obstacle).check(z.maxLength(24));

/** The built-in pictures of obstacles, largest first. */
export const ownPictures = [
  'obstacle-kicker-l',
  'obstacle-kicker-m',
  'obstacle-kicker-s',
  'obstacle-pipe',
  'obstacle-wave-box',
  'obstacle-flat-box',
  'obstacle-down-rail',
  'obstacle-start-dock',
] as const;

export type OwnPicture = (typeof ownPictures)[number];

export function isOwnPicture(picture: string): picture is OwnPicture {
  return ownPictures.some((own) => own === picture);
}

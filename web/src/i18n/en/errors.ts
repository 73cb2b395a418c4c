import type { errors as pl } from '../pl/errors.ts';

const somethingWrong = 'Something went wrong. Reload the page and try again.';

export const errors: typeof pl = {
  // The server's own messages are English (SPEC.md §8) and shown as they are, where they say enough to a person.
  byCode: {
    INVALID_PAYLOAD: 'The form could not be read. Please check it.',
    INVALID_QUERY: somethingWrong,
    FAILED_VALIDATION: 'Some fields are not right. Please check them.',
    RECORD_NOT_UNIQUE: 'An account with this e-mail address already exists. Log in or set a new password.',
    INVALID_FOREIGN_KEY: 'This entry no longer exists. Reload the page.',
    INVALID_CREDENTIALS: 'Wrong e-mail or password.',
    USER_SUSPENDED: 'This account is blocked. Call us.',
    INVALID_TOKEN: 'The link or your session is no longer valid. Log in again.',
    ROUTE_NOT_FOUND: somethingWrong,
    SLOT_PAID: 'This slot is paid for. Call us to change it.',
    SLOT_HELD: 'This slot is awaiting payment. Wait a moment, or take the payment.',
    HOLD_LIMIT: 'Other slots of yours wait to be paid. Pay or cancel them first.',
    RIDE_LIMIT: 'You have as many bookings as you can. Cancel one, or call us.',
    WISH_LIMIT: 'You wait for as many slots as you can. Leave one to wait for another.',
    HOLD_AGAIN_LATER: 'You let this slot go twice without paying. Choose another one, or call us.',
    SLOT_NOT_BOOKED: 'Nobody holds this slot any more. Reload the page.',
    PASS_EMPTY: 'There is not enough left on this pass. Pay another way, or choose another pass.',
    PASS_EXPIRED: 'This pass is no longer valid.',
    PASS_NOT_VALID_HERE: 'This pass does not cover that slot.',
    PASS_DAY_USED: 'This pass is used up for that day. Pay another way, or choose another day.',
    PASS_FULL: 'This pass already has 20 people. Ask its owner to make room.',
    DAY_CLOSED: 'This day is closed already. Reload the page to see who closed it, and when.',
    CHANGED_SINCE: 'Something has changed since. Reload the page.',
    DAY_CHANGED:
      'Money has come or gone since these sums were shown. Look at the new sums, then close the day again.',
    KEY_USED:
      'This was sent already, by somebody else or for something else. Look at how it stands, then try again.',
    TOO_LITTLE: 'This is too little to be paid online. Pay at the park, or together with other slots.',
    TRACK_IN_USE: 'This track has slots or bookings. Settle them first, or retire the track.',
    TRACK_LIMIT: 'A park can have at most 12 tracks.',
    SEASON_BUSY: 'The season is being changed already. Wait until that is done.',
    UNREADABLE_COLOURS:
      'Not everything can be read in these colours. Pick a lighter second colour or a darker main one.',
    CONTENT_CHANGED: 'Somebody has changed this page meanwhile. Load it again and make your changes there.',
    PICTURE_IN_USE: 'This picture is in use. Put another one there first.',
    PICTURE_LIMIT: 'The library holds 300 pictures. Remove some that you no longer need first.',
    SEASON_CHANGED: 'Somebody has changed the season in the meantime. Reload the page and see what is new.',
    TRACK_CLOSED: 'This track isn’t taking bookings right now. Choose another one.',
    CLOSED: 'This track is closed at that time. Choose another time or another track.',
    UNSUPPORTED_MEDIA_TYPE: 'We don’t take this kind of file. Choose another.',
    TOO_LATE: 'It is too late for that. Call us.',
  },
  network: 'Network error: Unable to connect to the server. Check your connection and try again.',
  unexpected: 'Unexpected error, try again later.',
  startServer: (message: string) => `Server error: ${message}`,
  startNetwork: 'Network error',
  startUnexpected: 'Unexpected error',
  usersFailed: (message: string) => `Failed to fetch users by IDs: ${message}`,
  refreshFailed: (message: string) => `Token refresh failed: ${message}`,
};

import about from '../package.json' with { type: 'json' };

/** Of the program, as `CHANGELOG.md` tells it. */
export const { version } = about;

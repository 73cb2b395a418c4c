import about from '../package.json' with { type: 'json' };

/** The program's version, as in `CHANGELOG.md`. */
export const { version } = about;

import type { picture as pl } from '../../../pl/staff/site/picture.ts';

export const picture: typeof pl = {
  hint: 'JPEG, PNG, WebP or AVIF, 10 MB at most.',
  choose: 'Choose a picture',
  change: 'Change picture',
  remove: 'Remove picture',
  uploading: 'Uploading the picture…',
  faults: {
    type: 'This is not a JPEG, PNG, WebP or AVIF picture. Choose another file.',
    bytes: 'The picture is larger than 10 MB. Make it smaller or choose another one.',
    pixels:
      'The picture is too large: at most 40 megapixels, fewer as PNG or AVIF. Make it smaller or choose another one.',
    broken: 'This picture cannot be read. Save it again or choose another one.',
  },
};

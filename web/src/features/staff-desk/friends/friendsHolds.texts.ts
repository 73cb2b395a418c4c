import { pageTextsOf } from '../../../staff/texts.ts';

export const friendsHoldsTexts = pageTextsOf({
  pl: {
    until: (moment: string) => `trzyma dla znajomych do: ${moment}`,
  },
  en: {
    until: (moment) => `holds it for friends until ${moment}`,
  },
});

import { nonBreaking } from './nonBreaking.ts';
import { audit } from './staff/audit.ts';
import { boardLink } from './staff/boardLink.ts';
import { calendars } from './staff/calendars.ts';
import { closing } from './staff/closing.ts';
import { content } from './staff/content.ts';
import { desk } from './staff/desk.ts';
import { edit } from './staff/edit.ts';
import { events } from './staff/events.ts';
import { form } from './staff/form.ts';
import { holding } from './staff/holding.ts';
import { home } from './staff/home.ts';
import { invitations } from './staff/invitations.ts';
import { library } from './staff/library.ts';
import { looks } from './staff/looks.ts';
import { menu } from './staff/menu.ts';
import { messages } from './staff/messages.ts';
import { money } from './staff/money.ts';
import { park } from './staff/park.ts';
import { passes } from './staff/passes.ts';
import { payments } from './staff/payments.ts';
import { people } from './staff/people.ts';
import { picture } from './staff/picture.ts';
import { prices } from './staff/prices.ts';
import { season } from './staff/season.ts';
import { setup } from './staff/setup.ts';
import { takings } from './staff/takings.ts';
import { tracks } from './staff/tracks.ts';
import { words } from './staff/words.ts';

/** What staff read while they take bookings, make slots, count takings, and keep events, people and the park's content. */
export const staff = nonBreaking({
  audit,
  boardLink,
  calendars,
  closing,
  content,
  desk,
  edit,
  events,
  form,
  holding,
  home,
  invitations,
  library,
  looks,
  menu,
  messages,
  money,
  park,
  passes,
  payments,
  people,
  picture,
  prices,
  season,
  setup,
  takings,
  tracks,
  words,
});

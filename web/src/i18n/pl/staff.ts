import { nonBreaking } from './nonBreaking.ts';
import { actions } from './staff/desk/actions.ts';
import { audit } from './staff/desk/audit.ts';
import { boardLink } from './staff/desk/boardLink.ts';
import { calendars } from './staff/desk/calendars.ts';
import { closing } from './staff/desk/closing.ts';
import { desk } from './staff/desk/desk.ts';
import { invitations } from './staff/desk/invitations.ts';
import { invoices } from './staff/desk/invoices.ts';
import { messages } from './staff/desk/messages.ts';
import { money } from './staff/desk/money.ts';
import { passes } from './staff/desk/passes.ts';
import { payments } from './staff/desk/payments.ts';
import { people } from './staff/desk/people.ts';
import { takings } from './staff/desk/takings.ts';
import { edit } from './staff/edit.ts';
import { events } from './staff/events.ts';
import { form } from './staff/form.ts';
import { menu } from './staff/menu.ts';
import { season } from './staff/season.ts';
import { content } from './staff/site/content.ts';
import { home } from './staff/site/home.ts';
import { library } from './staff/site/library.ts';
import { looks } from './staff/site/looks.ts';
import { park } from './staff/site/park.ts';
import { picture } from './staff/site/picture.ts';
import { prices } from './staff/site/prices.ts';
import { setup } from './staff/site/setup.ts';
import { words } from './staff/site/words.ts';
import { tracks } from './staff/tracks.ts';

/** What staff read while they take bookings, make slots, count takings, and keep events, people and the park's content. */
export const staff = nonBreaking({
  actions,
  audit,
  boardLink,
  calendars,
  closing,
  content,
  desk,
  edit,
  events,
  form,
  home,
  invitations,
  invoices,
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

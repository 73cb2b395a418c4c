import { ownChoiceCalls } from '@cablepark/contract/accounts/own-account';
import type { SlotRow } from '@cablepark/contract/rides/slots.schema';
import type { Language } from '@cablepark/domain/time/display';
import sharp from 'sharp';
import { freeSlot, held, newRider, pay, riderPassword } from '../../e2e/support/day.ts';
import type { Park } from '../../e2e/support/park.ts';
import type { Person } from '../../e2e/support/people.ts';
import type { SlotsOfTheDay } from './picture.ts';

const art = new URL('../../web/public/art/', import.meta.url).pathname;

/** Photos for the library: our own drawings, as a park would send its own. */
const photos = [
  { file: 'event-contest-960', pl: 'Zawody na dużym torze', en: 'A contest on the big track', x: 60, y: 40 },
  { file: 'cottage-960', pl: 'Domek na skraju lasu', en: 'A cottage at the edge of the wood', x: 50, y: 50 },
  { file: 'bar-food-960', pl: 'Burger i frytki', en: '', x: 50, y: 50 },
  {
    file: 'bar-terrace-960',
    pl: 'Taras baru nad wodą',
    en: 'The terrace of the bar by the water',
    x: 50,
    y: 60,
  },
];

/** Why a payment was voided, as the staff of this language would write it. */
const reasons: Record<Language, string> = {
  pl: 'Zapłacone kartą, nie gotówką',
  en: 'Paid by card, not in cash',
};

/** Does at the desk what a morning brings, so that every page has something to show. */
export async function spendTheMorning(
  park: Park,
  manager: Person,
  editor: Person,
  lang: Language,
): Promise<SlotsOfTheDay> {
  const [marta, wiktor, iga, ada, leon] = await people(park, manager, [
    'Marta',
    'Wiktor',
    'Iga',
    'Ada',
    'Leon',
  ]);
  const riding = await held(park, manager, marta, { time: '12:00', asset: 1 });
  await pay(park, manager, riding, 'card');
  const missing = await held(park, manager, leon, { time: '12:00', asset: 2 });
  await park.call('POST', '/desk/no-shows', { slot: missing.id, missing: true }, manager);
  const unpaid = await held(park, manager, iga, { time: '12:30', asset: 1 });
  const blik = await held(park, manager, ada, { time: '12:15', asset: 2 });
  await pay(park, manager, blik, 'blik');
  const guest = await freeSlot(park, manager, { time: '13:00', asset: 2 });
  const walkIn = { slot: guest.id, first_name: 'Wanda', description: '601222333' };
  await park.call('POST', '/desk/walk-ins', walkIn, manager);
  await moveAndVoid(park, manager, editor, wiktor, reasons[lang]);
  await Promise.all([marta, ada].map((rider) => letBoardName(park, rider)));
  return { free: await freeSlot(park, manager, { time: '13:15', asset: 1 }), unpaid, riding, missing };
}

async function people(park: Park, manager: Person, names: readonly string[]) {
  const riders = [];
  // One after the other, so that they are in this order in every list.
  // oxlint-disable-next-line no-await-in-loop
  for (const name of names) riders.push(await newRider(park, manager, name));
  return riders as [Rider, Rider, Rider, Rider, Rider];
}
type Rider = Awaited<ReturnType<typeof newRider>>;

/** Chooses for a rider that the park's own screen may name them. */
async function letBoardName(park: Park, { email }: Rider): Promise<void> {
  const logIn = { email, password: riderPassword };
  const { access_token } = await park.call<{ access_token: string }>('POST', '/auth/login', logIn);
  const answer = await fetch(`${park.url}${ownChoiceCalls.board.choose.path}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${access_token}` },
    body: JSON.stringify({ wanted: true }),
  });
  if (!answer.ok) throw new Error(`The board may not name ${email}: ${await answer.text()}`);
}

/** A booking moved to another time, and a payment typed for the wrong one. */
async function moveAndVoid(
  park: Park,
  manager: Person,
  editor: Person,
  rider: Rider,
  reason: string,
): Promise<void> {
  const from = await held(park, manager, rider, { time: '15:00', asset: 1 });
  const to = await freeSlot(park, manager, { time: '16:00', asset: 1 });
  await park.call('POST', '/desk/moves', { from: from.id, to: to.id }, manager);
  const wrong: SlotRow = await held(park, manager, rider, { time: '16:15', asset: 1 });
  const paid = await pay(park, manager, wrong, 'cash');
  await park.call('POST', '/desk/voids', { payment: paid.id, reason }, editor);
}

/** Photos in the library, one of them on the page about the bar. */
export async function fillLibrary(park: Park, admin: Person): Promise<void> {
  const ids: string[] = [];
  for (const { file, pl, en, x, y } of photos) {
    const jpeg = await sharp(`${art}${file}.webp`).resize({ width: 1800 }).jpeg({ quality: 88 }).toBuffer();
    // One at a time, as the server takes them.
    // oxlint-disable-next-line no-await-in-loop
    const answer = await fetch(`${park.url}/park/pictures`, {
      method: 'POST',
      headers: { 'content-type': 'image/jpeg', authorization: `Bearer ${admin.tokens.accessToken}` },
      body: new Uint8Array(jpeg),
    });
    if (!answer.ok) throw new Error(`The library took no ${file}: ${await answer.text()}`);
    const { id } = ((await answer.json()) as { data: { id: string } }).data;
    ids.push(id);
    const description = { alt: { pl, en }, focus: { x, y } };
    // oxlint-disable-next-line no-await-in-loop
    await park.call('PATCH', `/park/pictures/${id}`, description, admin);
  }
  const { version, content } = await park.call<{ version: number; content: { sections: object[] } }>(
    'GET',
    '/park/contents/bar',
  );
  const [first, ...rest] = content.sections;
  const sections = [{ ...first, picture: ids.at(-1) }, ...rest];
  await park.call(
    'POST',
    '/park/contents/bar/versions',
    { edited: version, content: { ...content, sections } },
    admin,
  );
}

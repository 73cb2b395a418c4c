// The floor of what needs the database: node:http and node:sqlite alone, with one prepared statement per row to read or
// write, and JSON.stringify. It checks nothing: no tokens, no rights, no rules.
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { verify } from '@node-rs/argon2';
import { accounts } from './park-data.ts';
import { prepareClaim } from './raw-bookings.ts';

const db = new DatabaseSync(process.argv[2] ?? '', { timeout: 10_000, enableForeignKeyConstraints: true });
db.exec('pragma journal_mode = wal; pragma synchronous = full');

const columns = `id, start_at, duration, price_cents, asset_id, booked_by, event_id,
  (select payment_id from booking where booking.id = slot.booking_id) as payment_id`;
const slots = db.prepare(
  `select ${columns} from slot
   where asset_id = ? and start_at > ? and start_at < ? order by start_at, id limit ?`,
);
const slot = db.prepare(`select ${columns} from slot where id = ?`);
const account = db.prepare('select id, email, first_name, last_name, phone, role from account where id = ?');
const secret = db.prepare('select password_hash from account where email = ?');
const session = db.prepare(
  'insert into session (token_hash, family, account_id, created_at, expires_at, rotated_at) values (?, ?, ?, ?, ?, null)',
);
const claim = prepareClaim(db);
const history = db.prepare(
  `insert into booking_history (action_type, created_at, slot_id, user_id, actor_id, late, booking_id) values ('book', ?, ?, ?, ?, 0, ?)`,
);
const make = db.prepare(
  `insert into slot (start_at, end_at, duration, price_cents, asset_id, event_id, series)
   values (?, ?, ?, ?, ?, null, ?) returning id`,
);

type Row = Record<string, unknown>;

function wire(row: Row): Row {
  return {
    id: row['id'],
    startTime: new Date(Number(row['start_at'])).toISOString(),
    duration: row['duration'],
    price: Number(row['price_cents']) / 100,
    asset: row['asset_id'],
    bookedBy: row['booked_by'],
    payment: row['payment_id'],
    event: row['event_id'],
  };
}

function together<T>(work: () => T): T {
  db.exec('begin immediate');
  const result = work();
  db.exec('commit');
  return result;
}

const parse = async (request: IncomingMessage) => JSON.parse(await text(request)) as never;

async function answer(request: IncomingMessage): Promise<unknown> {
  const url = new URL(request.url ?? '', 'http://floor');
  if (request.method === 'GET' && url.pathname === '/users/me') return account.get(accounts.rider.id);
  if (request.method === 'GET') {
    const moment = (operator: string) =>
      Date.parse(url.searchParams.get(`filter[startTime][${operator}]`) ?? '');
    const limit = Number(url.searchParams.get('limit'));
    return slots.all(1, moment('_gt'), moment('_lt'), limit).map(wire);
  }
  if (request.method === 'PATCH') {
    const { bookedBy } = (await parse(request)) as { bookedBy: string };
    const id = Number(url.pathname.split('/').at(-1));
    together(() => {
      const booking = claim(bookedBy, id, Date.now());
      if (booking !== null) history.run(Date.now(), id, bookedBy, bookedBy, booking);
    });
    return wire(slot.get(id) ?? {});
  }
  if (url.pathname === '/auth/login') {
    const { email, password } = (await parse(request)) as { email: string; password: string };
    await verify(String(secret.get(email)?.['password_hash']), password);
    session.run(randomUUID(), randomUUID(), accounts.rider.id, Date.now(), Date.now() + 604_800_000);
    return { access_token: randomUUID(), refresh_token: randomUUID() };
  }
  const rows = (await parse(request)) as {
    startTime: string;
    duration: number;
    price: number;
    asset: number;
  }[];
  return together(() =>
    rows.map(({ startTime, duration, price, asset }) => {
      const start = Date.parse(startTime);
      const { id } =
        make.get(start, start + duration * 60_000, duration, price * 100, asset, startTime) ?? {};
      return wire(slot.get(Number(id)) ?? {});
    }),
  );
}

async function send(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = JSON.stringify({ data: await answer(request) });
  const head = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  };
  response.writeHead(200, head).end(body);
}

const server = createServer((request, response) => void send(request, response));
server.listen(0, '127.0.0.1', () => process.send?.({ address: server.address() }));

import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Requests one path repeatedly on one connection, in a process separate from the load. */
const socket = connect(Number(process.argv[2]), '127.0.0.1').setNoDelay(true);
const ping = `GET ${process.argv[3] ?? '/server/ping'} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
let worst = 0;

process.on('message', () => {
  process.send?.(worst);
  worst = 0;
});
process.on('disconnect', () => process.exit());

for (;;) {
  const sent = performance.now();
  const answered = new Promise((resolve) => socket.once('data', resolve));
  socket.write(ping);
  await answered;
  worst = Math.max(worst, performance.now() - sent);
  await wait(1);
}

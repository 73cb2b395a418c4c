import { createServer } from 'node:net';
import process from 'node:process';

/**
 * Read into the server before its program: tells whoever connects to TURNS_PORT for how long the thread that answers everybody
 * was at work without a pause, at most, since it was asked last (ms of its processor time). What else the machine does is not
 * in it, as it is in how long somebody had to wait.
 */
let longest = 0;
let before = used();

setInterval(() => {
  const now = used();
  longest = Math.max(longest, now - before);
  before = now;
}, 1).unref();

createServer((socket) => {
  socket.on('error', () => undefined);
  socket.end(String(longest));
  longest = 0;
})
  .listen(Number(process.env['TURNS_PORT']), '127.0.0.1')
  .unref();

function used(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

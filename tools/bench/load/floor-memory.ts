// The floor of every read: node:http alone, giving the same bytes from memory. Told what to answer by its parent.
import { createServer } from 'node:http';

let answer = Buffer.alloc(0);

process.on('message', ({ body }: { body: string }) => {
  answer = Buffer.from(body, 'base64');
  process.send?.({ ready: true });
});

const server = createServer((_request, response) => {
  response
    .writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': answer.length })
    .end(answer);
});
server.listen(0, '127.0.0.1', () => process.send?.({ address: server.address() }));

import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import type { Config } from './config.ts';

export interface PortClaim {
  /** Releases the port, lets `server` listen on it, and hands over early connections. */
  handTo(server: Server, listen: () => Promise<unknown>): Promise<void>;
}

/**
 * Claims the port before the start touches the database: if the park already runs there, this server must end before it changes tables,
 * accounts or passwords. Early visitors wait.
 * @throws Error as `listen` does
 */
export async function claimPort({ host, port }: Pick<Config, 'host' | 'port'>): Promise<PortClaim> {
  const sockets: Socket[] = [];
  // Reads no bytes: the server's own parser takes over the untouched connection.
  const claim = createServer({ pauseOnConnect: true }, (socket) => sockets.push(socket));
  claim.listen({ host, port });
  await once(claim, 'listening');
  return {
    async handTo(server, listen) {
      claim.close();
      await listen();
      for (const socket of sockets) {
        server.emit('connection', socket);
        socket.resume();
      }
    },
  };
}

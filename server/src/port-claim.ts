import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import type { Config } from './config.ts';

export interface PortClaim {
  /** Lets go of the port and lets `server` listen on it; who came in between is handed over. */
  handTo(server: Server, listen: () => Promise<unknown>): Promise<void>;
}

/**
 * Takes the port before the park is touched: a server that cannot have it, because the park runs there already, must end
 * before it has changed tables, accounts or passwords under the running one. Visitors who come early wait.
 * @throws Error as `listen` does
 */
export async function claimPort({ host, port }: Pick<Config, 'host' | 'port'>): Promise<PortClaim> {
  const waiting: Socket[] = [];
  // Nothing of what they send is read here: the server's own parser takes the connection over as it is.
  const claim = createServer({ pauseOnConnect: true }, (socket) => waiting.push(socket));
  claim.listen({ host, port });
  await once(claim, 'listening');
  return {
    async handTo(server, listen) {
      claim.close();
      await listen();
      for (const socket of waiting) {
        server.emit('connection', socket);
        socket.resume();
      }
    },
  };
}

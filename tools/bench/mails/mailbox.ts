import { SMTPServer } from 'smtp-server';

export interface Mailbox {
  url: string;
  /** When each of the mails that count had come in whole (ms). */
  arrivals: number[];
  close(): Promise<void>;
}

/** A mail server on a free port of 127.0.0.1 that takes everything and counts it. */
export async function openMailbox(counts: (source: string) => boolean): Promise<Mailbox> {
  const arrivals: number[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    logger: false,
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (counts(Buffer.concat(chunks).toString())) arrivals.push(performance.now());
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve());
  });
  const at = server.server.address();
  const port = typeof at === 'object' ? at?.port : undefined;
  return {
    url: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    arrivals,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
      }),
  };
}

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

type Settings = {
  /** The code that the nth recipient is refused with, if any. */
  refuse?: (nth: number, address: string) => number | undefined;
  /** No mail is answered before this is over. */
  hold?: Promise<void>;
  /** A port that was free a moment ago; by default any. */
  port?: number;
};

/** A real mail server. `received` is what it was given, answered or not yet. */
export async function startSmtpServer({ refuse, hold, port: wanted = 0 }: Settings = {}) {
  const received: { envelope: string[]; message: string }[] = [];
  let recipients = 0;
  const settings: SMTPServerOptions = {
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, done) {
      recipients += 1;
      const code = refuse?.(recipients, address);
      done(code ? Object.assign(new Error('not now'), { responseCode: code }) : null);
    },
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part) => parts.push(part));
      stream.on('end', () => {
        const envelope = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ envelope, message: Buffer.concat(parts).toString() });
        void Promise.resolve(hold).then(() => done());
      });
    },
  };
  const server = new SMTPServer(settings);
  server.listen(wanted, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    received,
    tries: () => recipients,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

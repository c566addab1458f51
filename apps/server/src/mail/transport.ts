import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A mail in plain text to one address; `headers` are those beside the usual ones. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  headers?: Readonly<Record<string, string>> | undefined;
};

/** Longest waits for a mail server, in ms: for a connection, its greeting, and between two words. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

type Settings = { smtpUrl: string | undefined; from: string; outbox: string };

export type Transport = {
  /** Hands one mail over; answers the name of the file where mails become files. Throws what went wrong. */
  send(mail: Mail): Promise<string | undefined>;
  /** Throws where no mail could be handed over now: the server is away, or refuses the name and password. */
  check(): Promise<void>;
};

/** The way out for mails: a mail server where one is named, else a folder. */
export const createTransport = ({ smtpUrl, from, outbox }: Settings): Transport =>
  smtpUrl === undefined ? toFolder(outbox, from) : toServer(smtpUrl, from);

/** Loads nodemailer when the first mail goes out: most starts send none. */
const loadNodemailer = () => import('nodemailer');

function toServer(url: string, from: string): Transport {
  const open = async () => (await loadNodemailer()).createTransport({ url, ...TIMEOUTS });
  return {
    async send(mail) {
      await (await open()).sendMail(toMessage(from, mail));
      return undefined;
    },
    async check() {
      await (await open()).verify();
    },
  };
}

const toMessage = (from: string, { headers, ...mail }: Mail) => ({
  from,
  ...mail,
  ...(headers && { headers: { ...headers } }),
});

/** The same messages as files, whole or not at all, which only the server's own user can read. */
function toFolder(folder: string, from: string): Transport {
  const open = async () =>
    (await loadNodemailer()).createTransport({ streamTransport: true, buffer: true });
  async function send(mail: Mail) {
    const { message } = await (await open()).sendMail(toMessage(from, mail));
    const file = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const draft = join(folder, `.${file}`);
    await writeFile(draft, message as Buffer, { mode: 0o600 }); // `buffer: true` makes it one.
    await rename(draft, join(folder, file));
    return file;
  }
  return {
    send,
    async check() {
      await mkdir(folder, { recursive: true, mode: 0o700 });
    },
  };
}

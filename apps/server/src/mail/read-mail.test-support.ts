import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type ReadMail = Record<'to' | 'from' | 'subject' | 'text' | 'end' | 'endPost', string>;

/** A message as a mail program shows it; of the encodings only those that ours come in. */
export function readMail(message: string): ReadMail {
  const [head = '', ...rest] = message.split(/\r?\n\r?\n/u);
  const unfolded = head.replace(/\r?\n[ \t]+/gu, ' ');
  const header = (name: string) =>
    new RegExp(`^${name}: (.*)$`, 'imu').exec(unfolded)?.[1]?.trim() ?? '';
  return {
    to: header('To'),
    from: header('From'),
    subject: header('Subject'),
    end: header('List-Unsubscribe'),
    endPost: header('List-Unsubscribe-Post'),
    text: decode(rest.join('\n\n'), header('Content-Transfer-Encoding')),
  };
}

function decode(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replace(/=\r?\n/gu, '')
    .replace(/=([0-9A-F]{2})/gu, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

/** The mails in the outbox of a data folder, oldest first. */
export function readOutbox(dataDir: string): ReadMail[] {
  const folder = join(dataDir, 'outbox');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => !file.startsWith('.'))
    .sort()
    .map((file) => readMail(readFileSync(join(folder, file), 'utf8')));
}

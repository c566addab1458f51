import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** Work of a hash: scrypt's block size is 8, so memory is 2^`logN` KB. */
export type HashWork = { logN: number; parallel: number };

/** One of the settings that OWASP's Password Storage Cheat Sheet names for scrypt: 32 MB, three times over. */
export const HASH_WORK: HashWork = { logN: 15, parallel: 3 };

const BLOCK = 8;
const HASH_BYTES = 32;
const SALT_BYTES = 16;

/** The password as it is hashed, so that the same keys on another device make the same one. */
const spell = (password: string) => password.normalize('NFKC');

function work(password: string, salt: Buffer, { logN, parallel }: HashWork): Promise<Buffer> {
  const N = 2 ** logN;
  const maxmem = 2 * 128 * BLOCK * (N + parallel + 2); // Twice what RFC 7914 says it takes.
  return derive(spell(password), salt, HASH_BYTES, { N, r: BLOCK, p: parallel, maxmem });
}

/** Checks whether `hash`, made by any amount of work, is of this password. */
async function verify({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  const [, logN, parallel, salt, expected] =
    /^\$scrypt\$ln=(\d+),r=8,p=(\d+)\$([\w-]+)\$([\w-]+)$/u.exec(hash) ?? [];
  if (!salt || !expected) return false;
  const bytes = { salt: Buffer.from(salt, 'base64url'), hash: Buffer.from(expected, 'base64url') };
  const made = await work(password, bytes.salt, { logN: Number(logN), parallel: Number(parallel) });
  return made.length === bytes.hash.length && timingSafeEqual(made, bytes.hash);
}

/** Hashing of passwords. A hash names its own work, so that the work can be raised later. */
export function createHasher(cost: HashWork) {
  async function compute(password: string): Promise<string> {
    const salt = randomBytes(SALT_BYTES);
    const hash = await work(password, salt, cost);
    const settings = `ln=${cost.logN},r=${BLOCK},p=${cost.parallel}`;
    return `$scrypt$${settings}$${salt.toString('base64url')}$${hash.toString('base64url')}`;
  }
  return { hash: compute, verify };
}

export type Hasher = ReturnType<typeof createHasher>;

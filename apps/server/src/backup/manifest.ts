import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { StartRefused } from '#config/start-refused.ts';

/** The number of this form of a backup. */
export const FORM = 1;

/** Names in the folder of a backup. */
export const MANIFEST = 'manifest.json';
export const SECRET = 'session-secret';
export const tableFile = (table: string) => `rows/${table}.jsonl.gz`;
export const storedFile = (key: string) => `files/${key}`;

const Digest = z.string().regex(/^[0-9a-f]{64}$/);
const Count = z.int().min(0);

/** Manifest of a backup. Digests are SHA-256 in hexadecimal digits, of rows over the lines before compression. */
export const Manifest = z.object({
  form: z.literal(FORM),
  product: z.string(),
  madeAt: z.iso.datetime(),
  engine: z.enum(['pglite', 'postgres']),
  /** The moment of the newest migration, by which a release knows the tables. */
  migration: Count,
  tables: z.array(z.object({ name: z.string().regex(/^\w+$/), rows: Count, digest: Digest })),
  files: z.array(z.object({ key: z.uuid(), bytes: Count, digest: Digest })),
  /** Files whose rows are in the backup and that were gone when their turn came. */
  missingFiles: z.array(z.uuid()),
  /** Place of the secret that signs sessions and seals mails: in the backup, or where SESSION_SECRET is set. */
  secret: z.enum(['in the backup', 'in SESSION_SECRET']),
});
export type Manifest = z.infer<typeof Manifest>;

/** Reads what a backup says of itself. Throws `StartRefused` where the folder is no whole backup. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch((cause: unknown) => {
    throw new StartRefused(`${folder} is no backup: it has no ${MANIFEST} (${String(cause)}).`, {
      cause,
    });
  });
  try {
    return Manifest.parse(JSON.parse(text));
  } catch (cause) {
    throw new StartRefused(
      `${join(folder, MANIFEST)} is damaged, or was written by a later release. Take another backup, or that release.`,
      { cause },
    );
  }
}

import { join } from 'node:path';
import { z } from 'zod';

/** The folder of the control socket, for the server's own account only, and the socket's name in it. */
export const controlFolder = (dataDir: string) => join(dataDir, 'control');
export const SOCKET = 'server.sock';

/** Longest line that either side reads, in bytes. */
export const MAX_BYTES = 4096;

/** Command to a running server: one JSON object on a line. */
const RoleCommand = z.object({
  verb: z.enum(['grant', 'revoke']),
  email: z.string().min(1).max(320),
});
export type RoleCommand = z.infer<typeof RoleCommand>;

/** Asks for all that is kept of an account in a new file; the server writes it. */
const ArchiveCommand = z.object({
  verb: z.literal('archive'),
  email: z.string().min(1).max(320),
  file: z.string().min(1).max(3000),
});
export type ArchiveCommand = z.infer<typeof ArchiveCommand>;

/** Has an account asked for no more codes, whose owner has lost the app, all recovery codes and every passkey. */
const EndCodesCommand = z.object({
  verb: z.literal('end-codes'),
  email: z.string().min(1).max(320),
});
export type EndCodesCommand = z.infer<typeof EndCodesCommand>;
export type AccountCommand = RoleCommand | ArchiveCommand | EndCodesCommand;

/** Asks for a copy of the embedded database's files in a new folder. */
const CopyCommand = z.object({
  verb: z.literal('copy-database'),
  folder: z.string().min(1).max(3000),
});

/** Asks how the server is, and what it sees of a request to its own public address. */
const LookCommand = z.object({ verb: z.literal('look') });

export const Command = z.union([
  RoleCommand,
  ArchiveCommand,
  EndCodesCommand,
  CopyCommand,
  LookCommand,
]);
export type Command = z.infer<typeof Command>;

/** Outcome of a server's visit to its own public address. */
const Visit = z.object({
  /** The code of an address that does not answer. */
  failure: z.string().optional(),
  status: z.number().optional(),
  location: z.string().optional(),
  /** Milliseconds by which the clock of whoever answered is ahead of this machine's; it says seconds. */
  aheadMs: z.number().optional(),
  /** The request as this server saw it; absent where something else answered. */
  seen: z.object({ origin: z.string(), isForwarded: z.boolean() }).optional(),
});
export type Visit = z.infer<typeof Visit>;

/** State of a server that runs, as it says itself. */
export const Report = z.object({
  pid: z.number(),
  version: z.string(),
  port: z.number(),
  publicUrl: z.string().optional(),
  trustsProxy: z.boolean(),
  database: z.object({
    isReady: z.boolean(),
    isFull: z.boolean(),
    migrations: z.enum(['none', 'behind', 'current', 'ahead']),
  }),
  visit: Visit.optional(),
  elsewhere: z.object({ origin: z.string(), at: z.string() }).optional(),
});
export type Report = z.infer<typeof Report>;

/** Its answer: likewise. `message` is for the operator; `report` is what a look has found. */
export const Outcome = z.object({
  ok: z.boolean(),
  message: z.string(),
  report: Report.optional(),
});
export type Outcome = z.infer<typeof Outcome>;

/** The value on a line, or undefined for what is none of this schema. */
export function readLine<Value>(schema: z.ZodType<Value>, line: string): Value | undefined {
  try {
    return schema.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}

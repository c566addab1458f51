import type { z } from 'zod';
import { Environment } from './environment.ts';
import { keepSecret } from './keep-secret.ts';
import { StartRefused } from './start-refused.ts';

/** The operator's settings. Absent options are undefined; addresses have been checked. */
export type Settings = Readonly<z.infer<typeof Environment>>;

/** The same, with a secret in any case. */
export type Config = Readonly<Settings & { sessionSecret: string }>;

/**
 * Reads the configuration from the environment; no other place does.
 *
 * A variable that is set to nothing counts as absent. Without `SESSION_SECRET` one is made and kept
 * in `DATA_DIR`. Throws `StartRefused` naming every wrong variable and what it should be; values
 * are not repeated, since some are secrets.
 */
export function readConfig(variables: Record<string, string | undefined> = process.env): Config {
  const { sessionSecret, ...config } = readSettings(variables);
  return Object.freeze({ ...config, sessionSecret: sessionSecret ?? keepSecret(config.dataDir) });
}

/** Reads the configuration without making anything: for programs that are no server. Throws like `readConfig`. */
export function readSettings(
  variables: Record<string, string | undefined> = process.env,
): Settings {
  const given = Object.entries(variables).filter(([, value]) => value?.trim());
  const read = Environment.safeParse(Object.fromEntries(given));
  if (!read.success) throw new StartRefused(explain(read.error));
  return Object.freeze(read.data);
}

function explain(error: z.ZodError): string {
  const lines = error.issues.map(({ path, message }) => `  ${path.join('.')} ${message}`);
  return ['The configuration is not valid:', ...lines].join('\n');
}

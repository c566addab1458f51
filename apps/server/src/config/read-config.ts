import type { z } from 'zod';
import { Environment } from './environment.ts';
import { keepSecret } from './keep-secret.ts';
import { readSecretFiles, type Variables } from './secret-files.ts';
import { StartRefused } from './start-refused.ts';

/** The operator's settings. Absent options are undefined; addresses have been checked. */
export type Settings = Readonly<z.infer<typeof Environment>>;

/** The same, with a secret in any case. */
export type Config = Readonly<Settings & { sessionSecret: string }>;

/**
 * Reads the configuration from the environment; no other place does.
 *
 * A variable that is set to nothing counts as absent; a secret may be given as a file (`NAME_FILE`). Without `SESSION_SECRET` one is made and kept
 * in `DATA_DIR`. Throws `StartRefused` naming every wrong variable and what it should be; values
 * are not repeated, since some are secrets.
 */
export function readConfig(variables: Variables = process.env): Config {
  const { sessionSecret, ...config } = readSettings(variables);
  return Object.freeze({ ...config, sessionSecret: sessionSecret ?? keepSecret(config.dataDir) });
}

/** Reads the configuration without making anything: for programs that are no server. Throws like `readConfig`. */
export function readSettings(variables: Variables = process.env): Settings {
  const checked = checkSettings(variables);
  if ('settings' in checked) return checked.settings;
  const lines = checked.wrong.map((line) => `  ${line}`);
  throw new StartRefused(['The configuration is not valid:', ...lines].join('\n'));
}

/** Reads the configuration likewise, and gives a line for each variable that is wrong instead of throwing. */
export function checkSettings(
  variables: Variables = process.env,
): { settings: Settings } | { wrong: string[] } {
  const given = Object.entries(variables).filter(([, value]) => value?.trim());
  const { secrets, wrong } = readSecretFiles(variables);
  const read = Environment.safeParse({ ...Object.fromEntries(given), ...secrets });
  if (read.success && wrong.length === 0) return { settings: Object.freeze(read.data) };
  const issues = read.error?.issues ?? [];
  return {
    wrong: [
      ...wrong,
      ...issues.map(({ path: [name], message }) => `${sourceOf(String(name), secrets)} ${message}`),
    ],
  };
}

/** Names a variable as the operator has set it. */
const sourceOf = (name: string, secrets: Record<string, string>) =>
  name in secrets ? `The content of ${name}_FILE` : name;

import { readFileSync } from 'node:fs';
import { SECRETS } from './environment.ts';

export type Variables = Readonly<Record<string, string | undefined>>;

/** A secret that is the content of a file, and the variable that names the file. */
type SecretFile = { name: string; fileName: string; path: string };

/** Lists the secrets that are given as files: `NAME_FILE` for the variable `NAME`. */
export const listSecretFiles = (variables: Variables = process.env): SecretFile[] =>
  SECRETS.flatMap((name) => {
    const fileName = `${name}_FILE`;
    const path = variables[fileName]?.trim();
    return path ? [{ name, fileName, path }] : [];
  });

/**
 * Reads the secrets that are given as files, without the line feeds at their end; `wrong` says of each that cannot be had
 * why, without its content.
 */
export function readSecretFiles(variables: Variables): {
  secrets: Record<string, string>;
  wrong: string[];
} {
  const secrets: Record<string, string> = {};
  const wrong: string[] = [];
  for (const file of listSecretFiles(variables)) {
    const read = variables[file.name]?.trim()
      ? { why: `and ${file.name} are both set: keep one of them` }
      : readSecret(file.path);
    if ('why' in read) wrong.push(`${file.fileName} ${read.why}`);
    else secrets[file.name] = read.secret;
  }
  return { secrets, wrong };
}

function readSecret(path: string): { secret: string } | { why: string } {
  try {
    const secret = readFileSync(path, 'utf8').replace(/(?<![\r\n])[\r\n]+$/u, '');
    if (!secret.trim()) return { why: `names ${path}, which is empty: write the secret into it` };
    if (/[\r\n]/u.test(secret))
      return { why: `names ${path}, which should hold the secret alone, in one line` };
    return { secret };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return {
      why: `names ${path}, which cannot be read (${code}): see that it is there and that the server's account may read it`,
    };
  }
}

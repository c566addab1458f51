import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { isWholeSecret, keptSecretIn } from '#config/keep-secret.ts';
import { type Check, type Finding, fault, ok, type Patient, skipped } from './finding.ts';

const READ_BY_OTHERS = 0o004;
const ENTERED_BY_OTHERS = 0o001;

/** Container engines mount secrets here, readable for all: of that one container. */
const MOUNTED = '/run/secrets/';

/** Looks at the files of secrets: whether others can read them, and whether the one that is kept is whole. */
export const checkSecrets: Check = {
  name: 'secrets',
  look(patient) {
    const kept = findKept(patient);
    const paths = [...patient.secretFiles, ...(kept === undefined ? [] : [kept])];
    if (paths.length === 0) return [skipped('No secret is in a file.')];
    const faults = [...paths.flatMap(judgeMode), ...judgeKept(kept)];
    return faults.length > 0 ? faults : [ok(`Nobody else can read ${paths.join(', ')}.`)];
  },
};

/** Finds the file of the secret that the server has made, where it uses that one. */
function findKept({ settings: { dataDir, sessionSecret } }: Patient): string | undefined {
  const path = keptSecretIn(dataDir);
  return sessionSecret === undefined && existsSync(path) ? path : undefined;
}

function judgeMode(path: string): Finding[] {
  if (!isOpenToOthers(path)) return [];
  return [
    fault(
      `Everybody on this machine can read ${path}.`,
      `chmod 600 ${path}; where others may have read it, change the secret.`,
    ),
  ];
}

function judgeKept(path: string | undefined): Finding[] {
  if (path === undefined || isWholeSecret(readFileSync(path, 'utf8').trim())) return [];
  return [
    fault(
      `${path} holds no whole secret: the server does not start.`,
      'Put it back from a backup, or remove it: everybody is then logged out.',
    ),
  ];
}

/** Checks whether accounts that neither own a file nor share its group can get to it and read it. */
function isOpenToOthers(path: string): boolean {
  const real = realpathSync(path);
  if (path.startsWith(MOUNTED) || (statSync(real).mode & READ_BY_OTHERS) === 0) return false;
  return foldersAbove(real).every((folder) => (statSync(folder).mode & ENTERED_BY_OTHERS) !== 0);
}

const foldersAbove = (path: string): string[] =>
  path === dirname(path) ? [] : [dirname(path), ...foldersAbove(dirname(path))];

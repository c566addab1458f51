import { IMPORT_LIMITS } from '@shortlist/imports';
import { CommandError, usageError } from '../command.ts';
import { type Naming, named } from '../output/named.ts';
import type { Registries } from '../registries.ts';
import { notRead } from './not-read.ts';
import { readBytes } from './read-bytes.ts';
import { inputName, unreadable } from './read-input.ts';
import type { ReadResume } from './reading-worker.ts';

type Reading = {
  registries: Registries;
  /** Name of the resume of an archive of several. */
  wanted?: string | undefined;
  /** Password of a locked PDF. */
  password?: string | undefined;
};

/** Reads a resume out of the bytes of a file of any kind that is read. Throws `CommandError`. */
export async function readResumeOf(
  input: string,
  bytes: Uint8Array,
  { registries, wanted, password }: Reading,
): Promise<ReadResume> {
  const reader = registries.createReader();
  try {
    const task = { bytes, ...(password !== undefined && { password }), withExports: true };
    const answer = await reader.read(task);
    if (!answer.ok) throw notRead(input, answer.problem);
    return chooseResume(answer.resumes, { file: inputName(input), wanted });
  } finally {
    await reader.close();
  }
}

/** Reads the bytes of a file, or of standard input. Throws `CommandError`, also for one that is too large. */
export async function readFileBytes(input: string): Promise<Uint8Array> {
  const bytes = await readBytes(input, IMPORT_LIMITS.fileBytes).catch((error: unknown) => {
    throw unreadable(input, error);
  });
  if (bytes) return bytes;
  const { megabytes } = IMPORT_LIMITS;
  throw new CommandError({
    code: 'command.tooLarge',
    params: { file: inputName(input), megabytes },
  });
}

type Choosing = { file: string; wanted: string | undefined };

function chooseResume(
  resumes: readonly [ReadResume, ...ReadResume[]],
  { file, wanted }: Choosing,
): ReadResume {
  const names = resumes.map(({ name }) => name);
  if (wanted === undefined) {
    if (resumes.length === 1) return resumes[0];
    throw usageError({
      code: 'command.whichResume',
      params: { file, names: named(names, NAMING) },
    });
  }
  const found = resumes.find(({ name }) => name === wanted);
  if (found) return found;
  if (names.join('') === '') {
    throw new CommandError({ code: 'command.namelessResume', params: { file, name: wanted } });
  }
  throw new CommandError({
    code: 'command.noSuchResume',
    params: { file, name: wanted, names: named(names, NAMING) },
  });
}

const NAMING: Naming<string> = {
  most: 20,
  nameOf: (name) => ({ code: 'command.namedResume', params: { name } }),
};

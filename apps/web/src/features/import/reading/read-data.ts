import {
  type ImportedResume,
  type ImportProblem,
  loadExportReader,
  readExport,
} from '@shortlist/imports';
import { placeParts } from './place-parts.ts';
import type { ReadingAnswer, ReadingPorts, ReadingProblem, ReadOne } from './read-steps.ts';

/** Reads the resumes out of exported data, as `readSteps` does out of a document. */
export async function readData(
  bytes: Uint8Array,
  password: string | undefined,
  { onStep }: Pick<ReadingPorts, 'onStep'>,
): Promise<ReadingAnswer> {
  await loadExportReader(bytes);
  onStep({ name: 'opening' });
  const read = await readExport(bytes, password === undefined ? {} : { password });
  if (!read.ok) return { ok: false, problem: problemOf(read.problem) };
  const [first, ...others] = read.resumes.map(readOne);
  if (!first) return { ok: false, problem: problemOf({ code: 'imports.nothing' }) };
  return { ok: true, reads: [first, ...others] };
}

/** The export's own parts stand in the document's place; a text without a place is shown in the part that says it. */
function readOne({ name, resume, unplaced, notes, parts }: ImportedResume): ReadOne {
  const { text, placesOf } = placeParts(parts);
  const pieces = unplaced.map((piece) => ({ ...piece, places: placesOf(piece.text) }));
  const parsed = { resume, fields: [], unplaced: pieces, leftOut: [] };
  return { name, notes, isExact: true, text, parsed };
}

const problemOf = (message: ImportProblem): ReadingProblem => ({ code: kindOf(message), message });

/** The kind of problem, for which a title stands above its message. */
function kindOf({ code }: ImportProblem): ReadingProblem['code'] {
  switch (code) {
    case 'imports.tooLarge':
      return 'too-large';
    case 'imports.badJson':
    case 'imports.badFields':
      return 'damaged';
    case 'imports.nothing':
      return 'empty';
    case 'reading.empty':
    case 'reading.hostile':
    case 'reading.protected':
    case 'reading.damaged':
    case 'reading.password-needed':
    case 'reading.password-wrong':
      return REASONS[code];
    default:
      return 'wrong-type';
  }
}

const REASONS = {
  'reading.empty': 'empty',
  'reading.hostile': 'hostile',
  'reading.protected': 'protected',
  'reading.damaged': 'damaged',
  'reading.password-needed': 'password-needed',
  'reading.password-wrong': 'password-wrong',
} as const;

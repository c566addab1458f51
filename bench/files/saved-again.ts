import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { writeJsonResume } from '@shortlist/json-resume';
import { numberedIds, type Resume, SECTIONS } from '@shortlist/model';
import { parseResume } from '@shortlist/parser';
import { compareRead } from '@shortlist/read-back';
import { readDocument } from '@shortlist/readers';
import { readBack } from '../designs/read-back.ts';
import { documentsOf, findSets } from '../parse/score-set.ts';
import type { Result } from '../result.ts';
import { MissingProgram } from '../resumes/missing-program.ts';
import { OFFICE_DESIGNS } from '../resumes/office/office-designs.ts';
import { makePeople } from '../resumes/people/make-people.ts';
import { openPress } from '../resumes/press.ts';
import { convertedByLibreOffice } from './libre-office.ts';

/** People for each design, and how many are drawn to choose from. */
const PEOPLE_A_DESIGN = 3;
const DRAWN = 12;

/** LibreOffice 7.4 drops what is bold and italic in content controls, by which our parser knows the role there. */
const LOSES_ITS_LOOK = 'word-heading-column-docx';

type Files = ReadonlyMap<string, Uint8Array>;

/** Word files of others, saved by LibreOffice as DOCX, as ODT, and that as DOCX again: whether the same resume is read. */
export async function benchSavedAgain(): Promise<Result[]> {
  const files = new Map([...evaluationFiles(), ...(await inventedFiles())]);
  try {
    const odt = convertedByLibreOffice(files, { from: 'docx', to: 'odt' });
    return [
      await besideOriginals('DOCX', files, convertedByLibreOffice(files, ORIGINALS_AGAIN)),
      await besideOriginals('ODT', files, odt),
      await besideOriginals(
        'ODT, then DOCX',
        files,
        convertedByLibreOffice(odt, { from: 'odt', to: 'docx' }),
      ),
    ];
  } catch (error) {
    if (!(error instanceof MissingProgram)) throw error;
    return [{ name: 'Word files of others, saved by LibreOffice', figure: error.message }];
  }
}

/** Least share of the typed fields that comes back from our own files after LibreOffice saved them: they are then read as a stranger's. */
const LEAST_AFTER_SAVING = 0.98;

/** Our own Word files in a design, saved by LibreOffice: which of the typed fields come back. */
export async function oursSavedAgain(
  design: string,
  written: readonly { name: string; docx: Uint8Array; resume: Resume }[],
): Promise<Result> {
  const name = `${design}: fields that come back once LibreOffice has saved it`;
  try {
    const files = new Map(written.map((each) => [each.name, each.docx]));
    const saved = convertedByLibreOffice(files, ORIGINALS_AGAIN);
    let [fields, same] = [0, 0];
    for (const each of written) {
      const compared = await readBack(each.resume, saved.get(each.name) ?? new Uint8Array());
      fields += compared.fields;
      same += compared.same;
    }
    return {
      name,
      figure: `${same} of ${fields}`,
      target: `>= ${100 * LEAST_AFTER_SAVING} %`,
      met: same / fields >= LEAST_AFTER_SAVING,
    };
  } catch (error) {
    if (!(error instanceof MissingProgram)) throw error;
    return { name, figure: error.message };
  }
}

const ORIGINALS_AGAIN = { from: 'docx', to: 'docx' } as const;

/** The Word files of the evaluation sets, where those lie beside the repository. */
function evaluationFiles(): Files {
  const sets = findSets();
  const folders = sets === undefined ? [] : [join(sets, 'dev'), join(sets, 'real')];
  return new Map(
    folders.flatMap((folder) =>
      documentsOf(folder)
        .filter((file) => file.endsWith('.docx'))
        .map((file) => [file.replace('.docx', ''), readFileSync(join(folder, file))]),
    ),
  );
}

/** Documents of invented people, as Word writes them. */
async function inventedFiles(): Promise<Files> {
  const [people, press] = [makePeople(DRAWN), openPress()];
  const files = new Map<string, Uint8Array>();
  for (const [at, design] of OFFICE_DESIGNS.entries()) {
    if (design.format !== 'docx' || design.producer === 'libreoffice') continue;
    if (design.id === LOSES_ITS_LOOK) continue;
    const fitting = people.filter(({ language }) => design.languages.includes(language));
    for (let count = 0; count < PEOPLE_A_DESIGN; count += 1) {
      const person = fitting[(at * PEOPLE_A_DESIGN + count * 7) % fitting.length];
      if (person) files.set(`${design.id}-${count}`, await design.write(person, press));
    }
  }
  return files;
}

async function besideOriginals(form: string, originals: Files, saved: Files): Promise<Result> {
  let [fields, same] = [0, 0];
  const others: string[] = [];
  for (const [name, file] of originals) {
    const [before, after] = [await readOne(file), await readOne(saved.get(name))];
    const compared = compareRead(before, after, { sections: SECTIONS });
    fields += compared.fields;
    same += compared.same;
    if (!isDeepStrictEqual(writeJsonResume(before, SECTIONS), writeJsonResume(after, SECTIONS)))
      others.push(name);
  }
  return {
    name: `Word files of others, saved by LibreOffice as ${form}`,
    figure: `${originals.size - others.length} of ${originals.size} read the same, ${same} of ${fields} fields ${others.join(' ')}`,
    target: 'all',
    met: others.length === 0,
  };
}

async function readOne(file: Uint8Array = new Uint8Array()): Promise<Resume> {
  const read = await readDocument(new Uint8Array(file));
  if (!read.ok) throw new Error(read.problem.code);
  return parseResume(read.text, numberedIds()).resume;
}

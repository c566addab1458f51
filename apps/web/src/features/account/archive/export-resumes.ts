import { listDocuments } from '@shortlist/contracts';
import { EXPORTERS, type Exporter, type Exporters, usualFormats } from '@shortlist/exporters';
import { en, type Language } from '@shortlist/messages';
import type { Resume, Sections } from '@shortlist/model';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { layOutDocument } from '#paper/pages/lay-out-resume.ts';
import { writeResumeFile } from '#paper/pages/write-resume-file.ts';
import { nameCharacters } from '#paper/sheets/name-characters.ts';
import { type WordsOf, wordsIn } from '#platform/language/use-words.ts';
import { logError } from '#platform/log.ts';
import { call } from '#platform/server/call.ts';
import { readResume } from '#platform/server/read-resume.ts';
import { archiveNames, fileNames } from './archive-names.ts';
import {
  type FilesByKind,
  listOthers,
  type OtherDocument,
  readNamed,
  readProposals,
  readVersions,
} from './export-documents.ts';

/** Progress of an export, in resumes. */
export type ExportProgress = { done: number; total: number };

/** A file that is not in the archive: of which resume (by its name there), in which format, and why. */
export type MissingFile = { name: string; format: string; why: string };

export type Exported = {
  zip: Uint8Array<ArrayBuffer>;
  total: number;
  missing: MissingFile[];
  /** Names of the formats that every resume is there in. */
  wholeFormats: string[];
  /** True if the person has no document of any kind. */
  isEmpty: boolean;
};

type ExportOptions = {
  signal: AbortSignal;
  onProgress: (progress: ExportProgress) => void;
  /** Ids of the formats that every resume is to be there in. */
  formats?: readonly string[];
  exporters?: Exporters;
  /** The language of what is said of files that are missing. */
  language: Language;
  /** The kinds of section that the resumes may have. */
  sections: Sections;
  /** Files that documents of some kinds have beside what is stored of them. */
  filesByKind?: FilesByKind;
};

/**
 * Every resume in every format that is asked for, and what its parts said before, and every other document, in one ZIP that is made here in the browser. Where a file cannot be
 * made, the reason is in a file in its place. Rejects with what `call` throws, or with the signal's
 * reason: there is no archive with resumes missing.
 */
export async function exportResumes(options: ExportOptions): Promise<Exported> {
  const { signal, onProgress, language, sections } = options;
  const words = wordsIn(language, en.archive);
  const { exporters = EXPORTERS, formats = usualFormats(exporters), filesByKind = {} } = options;
  const wanted = exporters.all.filter(({ id }) => formats.includes(id));
  const { documents: resumes } = await call(
    listDocuments,
    { querystring: { kind: 'resume' } },
    { signal },
  );
  const others = await listOthers({ sections, filesByKind, signal });
  const names = archiveNames(
    [...resumes, ...others].map(({ title }) => title),
    words.nameless,
  );
  const files: Zippable = {};
  const missing: MissingFile[] = [];

  for (const [index, listed] of resumes.entries()) {
    onProgress({ done: index, total: resumes.length });
    const resume = await readResume(listed.document_id, sections, { signal });
    const name = names[index] ?? listed.document_id;
    Object.assign(files, await filesBeside(listed.document_id, words, { name, signal }));
    for (const exporter of wanted) {
      const made = await makeFile(exporter, resume, sections, language);
      signal.throwIfAborted();
      const { name: format, extension, isCompressed } = exporter;
      if ('bytes' in made) files[`${name}.${extension}`] = zippable(made.bytes, isCompressed);
      else {
        files[`${words.whyNot({ name, format })}.txt`] = strToU8(`${made.why}\n`);
        missing.push({ name, format, why: made.why });
      }
    }
  }
  Object.assign(files, await filesOfOthers(others, names.slice(resumes.length), words, signal));
  onProgress({ done: resumes.length, total: resumes.length });
  const wholeFormats = wanted
    .map(({ name }) => name)
    .filter((name) => missing.every(({ format }) => format !== name));
  const isEmpty = resumes.length + others.length === 0;
  const zip = new Uint8Array(zipSync(files));
  return { zip, total: resumes.length, missing, wholeFormats, isEmpty };
}

/** Lists the files beside a resume: how it read before, named versions, and changes that are offered. */
async function filesBeside(
  documentId: string,
  words: WordsOf<'archive'>,
  { name, signal }: { name: string; signal: AbortSignal },
): Promise<Zippable> {
  const [versions, named, proposals] = await Promise.all([
    readVersions(documentId, signal),
    readNamed(documentId, signal),
    readProposals(documentId, signal),
  ]);
  const lists: readonly (readonly [string, readonly object[]])[] = [
    [words.earlierVersions({ name }), versions],
    [words.namedVersions({ name }), named],
    [words.proposals({ name }), proposals],
  ];
  return Object.fromEntries(
    lists
      .filter(([, list]) => list.length > 0)
      .map(([title, list]) => [`${title}.json`, strToU8(asJson(list))]),
  );
}

async function filesOfOthers(
  others: readonly OtherDocument[],
  names: readonly string[],
  { nameless }: WordsOf<'archive'>,
  signal: AbortSignal,
): Promise<Zippable> {
  const files: Zippable = {};
  for (const [index, other] of others.entries()) {
    const name = names[index] ?? nameless;
    for (const { ending, text } of await other.files(signal))
      files[`${name}${ending}`] = strToU8(text);
    const beside = await other.beside(signal);
    const inFolder = fileNames(
      beside.map((file) => file.name),
      nameless,
    );
    for (const [at, { bytes }] of beside.entries())
      files[`${name}/${inFolder[at]}`] = zippable(bytes, !inFolder[at]?.endsWith('.json'));
  }
  return files;
}

const zippable = (bytes: Uint8Array, isCompressed: boolean): Zippable[string] =>
  isCompressed ? [bytes, { level: 0 }] : bytes;

const asJson = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

/** Writes a resume in a format; where that fails, says why. */
async function makeFile(
  exporter: Exporter,
  resume: Resume,
  sections: Sections,
  language: Language,
): Promise<{ bytes: Uint8Array } | { why: string }> {
  const words = wordsIn(language, en.archive);
  try {
    const written = await writeResumeFile(exporter, {
      resume,
      sections,
      layOut: () => layOutDocument(resume, { sections }),
    });
    if (written.kind === 'written') return written;
    return { why: words.noFont({ characters: nameCharacters(written.characters, language.tag) }) };
  } catch (cause) {
    logError(`A ${exporter.name} of the export was not made.`, cause);
    return { why: words.notLoaded };
  }
}

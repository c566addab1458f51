import { EXPORTERS, type Exporter, type Exporters, usualFormats } from '@shortlist/exporters';
import { en, type Language } from '@shortlist/messages';
import {
  KINDS,
  RESUME,
  type Resume,
  type ResumeId,
  resumeOfParts,
  type Sections,
} from '@shortlist/model';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { layOutDocument } from '#paper/pages/lay-out-resume.ts';
import { writeResumeFile } from '#paper/pages/write-resume-file.ts';
import { nameCharacters } from '#paper/sheets/name-characters.ts';
import { type WordsOf, wordsIn } from '#platform/language/use-words.ts';
import { logError } from '#platform/log.ts';
import { archiveNames, fileNames } from './archive-names.ts';
import {
  type Archived,
  type FilesByKind,
  filesOf,
  type Listed,
  listKind,
  OTHER_KINDS,
  readArchived,
  readProposals,
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
  const { exporters = EXPORTERS, formats = usualFormats(exporters) } = options;
  const wanted = exporters.all.filter(({ id }) => formats.includes(id));
  const resumes = await listKind(RESUME.kind, signal);
  const others = await Promise.all(OTHER_KINDS.map(({ kind }) => listKind(kind, signal)));
  const listed = [resumes, ...others].flatMap(({ documents }) => documents);
  const unique = archiveNames(
    listed.map(({ title }) => title),
    words.nameless,
  );
  const names: Names = new Map(
    listed.map(({ document_id: id }, at) => [id, unique[at] ?? words.nameless]),
  );
  const files: Zippable = {};
  const missing: MissingFile[] = [];

  const total = resumes.documents.length;
  let done = 0;
  for await (const archived of readArchived(resumes, signal)) {
    onProgress({ done, total });
    const { document_id: id } = archived.whole.document;
    const resume = resumeOfParts(archived.whole.parts, sections);
    const name = names.get(id) ?? id;
    Object.assign(files, await filesBeside(archived, words, { name, signal }));
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
    done += 1;
  }
  for (const of of others) Object.assign(files, await filesOfOthers(of, names, options));
  onProgress({ done: total, total });
  const wholeFormats = wanted
    .map(({ name }) => name)
    .filter((name) => missing.every(({ format }) => format !== name));
  const zip = new Uint8Array(zipSync(files));
  return { zip, total, missing, wholeFormats, isEmpty: listed.length === 0 };
}

/** The names of documents in the archive, by their ids. */
type Names = ReadonlyMap<ResumeId, string>;

/** Lists the files beside a resume: how it read before, named versions, and changes that are offered. */
async function filesBeside(
  { whole, versions, named }: Archived,
  words: WordsOf<'archive'>,
  { name, signal }: { name: string; signal: AbortSignal },
): Promise<Zippable> {
  const lists: readonly (readonly [string, readonly object[]])[] = [
    [words.earlierVersions({ name }), versions],
    [words.namedVersions({ name }), named],
    [words.proposals({ name }), await readProposals(whole.document.document_id, signal)],
  ];
  return Object.fromEntries(
    lists
      .filter(([, list]) => list.length > 0)
      .map(([title, list]) => [`${title}.json`, strToU8(asJson(list))]),
  );
}

/** Makes the files of documents that are no resumes. */
async function filesOfOthers(
  listed: Listed,
  names: Names,
  { sections, filesByKind = {}, signal, language }: ExportOptions,
): Promise<Zippable> {
  const files: Zippable = {};
  const kind = KINDS.find(listed.kind);
  if (!kind || listed.documents.length === 0) return files;
  const { nameless } = wordsIn(language, en.archive);
  const readBeside = await filesByKind[kind.kind]?.(signal);
  for await (const archived of readArchived(listed, signal)) {
    const { document_id: id } = archived.whole.document;
    const name = names.get(id) ?? nameless;
    for (const { ending, text } of filesOf(archived, kind, sections))
      files[`${name}${ending}`] = strToU8(text);
    const beside = (await readBeside?.(id)) ?? [];
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

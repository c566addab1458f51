import { counted, either, listed } from '../wording.ts';

type Choice = { id: string; name: string };

/** "pdf (PDF), json (JSON Resume)": the first is what is taken when nothing is said. */
export const choicesOf = (choices: readonly Choice[]): string =>
  choices.map(({ id, name }) => `${id} (${name})`).join(', ');

type WithHelp = { help: string };
type OfFile = { file: string; reason: string };

/** The refusals of the command line, with their reasons. */
export const command = {
  standardInput: 'standard input',
  standardOutput: 'standard output',

  // The arguments.
  noCommand: ({ help }: WithHelp) => `no command given.\n\n${help}`,
  unknownCommand: ({ name, help }: WithHelp & { name: string }) =>
    `"${name}" is not a command of this program.\n\n${help}`,
  unknownOption: ({ name, help }: WithHelp & { name: string }) =>
    `"${name}" is not an option of this program.\n\n${help}`,
  badOptions: ({ problem }: { problem: string }) => `${problem}. Use --help to see what there is.`,
  noDocuments: ({ help }: WithHelp) => `name the documents to read.\n\n${help}`,
  noResumeToRender: ({ help }: WithHelp) => `name the resume to render.\n\n${help}`,
  noResumeToMatch: ({ help }: WithHelp) => `name the resume to match.\n\n${help}`,
  noResumeToCheck: ({ help }: WithHelp) => `name the resume to check.\n\n${help}`,
  matchWithoutPosting: 'a match needs a posting: name one with --posting.',
  badLimit: ({ option, value, most }: { option: string; value: string; most: number }) =>
    `"${value}" is no number for --${option}; write a whole number from 1 to ${most}.`,
  noPosting: 'name the posting to match it with.',
  noOutput: 'say where to write: -o OUT.pdf, or -o - for standard output.',
  manyResumes: ({ others }: { others: readonly string[] }) =>
    `one resume at a time, not also "${others.join(' ')}".`,
  manyPostings: ({ others }: { others: readonly string[] }) =>
    `one posting at a time, not also "${others.join(' ')}".`,
  noConversion: ({ help }: WithHelp) => `name the file to read and the file to write.\n\n${help}`,
  manyConversions: ({ others }: { others: readonly string[] }) =>
    `one file to read and one to write, not also "${others.join(' ')}".`,
  noTarget: ({ choices }: { choices: readonly Choice[] }) =>
    `say with --format what to write: ${choicesOf(choices)}.`,
  manyInputs: 'only one of the files can be standard input.',
  unknownFormat: ({ format, formats }: { format: string; formats: readonly string[] }) =>
    `"${format}" is no format; there are ${listed(formats)}.`,
  unknownExporter: ({ id, choices }: { id: string; choices: readonly Choice[] }) =>
    `"${id}" is no format; there is ${choicesOf(choices)}.`,
  unknownEnding: ({ file, endings }: { file: string; endings: readonly string[] }) =>
    `${file}: its ending names no format; there is ${either(endings)}. Or name one with --format.`,
  unknownDesign: ({ id, choices }: { id: string; choices: readonly Choice[] }) =>
    `"${id}" is no template; there is ${choicesOf(choices)}.`,
  unknownLook: ({ file, names }: { file: string; names: readonly string[] }) =>
    `${file}: not a choice of a look, or not a value that it may have: ${listed(names)}.`,
  badLook: ({ file }: { file: string }) => `${file}: a look is a JSON object.`,
  unknownLanguage: ({ tag }: { tag: string }) =>
    `"${tag}" is no language tag; one looks like en-US or pl.`,
  badGoal: ({ pages }: { pages: string }) =>
    `"${pages}" is no number of pages; write --fit 1, --fit 2 and so on.`,
  badEpoch: ({ epoch }: { epoch: string }) =>
    `SOURCE_DATE_EPOCH must be a number of seconds; it is "${epoch}".`,

  // What is read.
  unreadable: ({ file, reason }: OfFile) => `${file}: cannot be read: ${reason}.`,
  tooLarge: ({ file, megabytes }: { file: string; megabytes: number }) =>
    `${file}: over ${megabytes} MB, which no resume and no posting has. Give a smaller file.`,
  noText: ({ file }: { file: string }) =>
    `${file}: not UTF-8 text. Save it as plain text in UTF-8; for a PDF or Word file, run "shortlist parse" first.`,
  noJson: ({ file, reason }: OfFile) => `${file}: not valid JSON: ${reason}.`,
  badFields: ({ file, fields }: { file: string; fields: readonly BadField[] }) =>
    fields.map(({ path, problem }) => colons(file, path, problem)).join('\n'),
  noTerms: ({ file }: { file: string }) => `${file}: no terms in it. Write one a line.`,
  notParsed: ({ file, reason }: OfFile) => `${file}: ${reason}`,
  locked: ({ file, reason }: OfFile) => `${file}: ${reason} Name it with --password.`,
  someNotParsed: ({ failed, files }: { failed: number; files: number }) =>
    `${failed} of ${files} files could not be read.`,

  whichResume: ({ file, names }: { file: string; names: readonly string[] }) =>
    `${file}: there are several resumes in it. Name one with --resume: ${listedNames(names)}.`,
  noSuchResume: ({ file, name, names }: { file: string; name: string; names: readonly string[] }) =>
    `${file}: there is no "${name}" in it, but ${listedNames(names)}.`,
  namelessResume: ({ file, name }: { file: string; name: string }) =>
    `${file}: there is no "${name}" in it, but one resume without a name. Leave --resume out.`,
  leftOut: ({ file, note }: { file: string; note: string }) => `${file}: ${note}`,
  unplaced: ({ file, named, count }: Unplaced) => {
    const texts = counted(count, { one: 'text', other: 'texts' });
    const lines = named.map(({ text, heading }) => `  ${heading ? `${heading}: ` : ''}${text}`);
    const more = count - named.length;
    return [
      `${file}: ${texts} found no place in the resume:`,
      ...lines,
      ...(more > 0 ? [`  and ${more} more`] : []),
    ].join('\n');
  },
  unplacedCount: ({ file, count }: { file: string; count: number }) =>
    `${file}: ${counted(count, { one: 'text', other: 'texts' })} found no place in the resume. --explain lists ${count === 1 ? 'it' : 'them'}.`,

  // What is written.
  unwritable: ({ file, reason }: OfFile) => `${file}: cannot be written: ${reason}.`,
  folderNotMade: ({ folder, reason }: { folder: string; reason: string }) =>
    `${folder}: cannot be made: ${reason}.`,
  sameTarget: ({ file, target, other }: { file: string; target: string; other: string }) =>
    `${file}: ${target} is the name for ${other}, too. Read them into different folders.`,
  noFont: ({ font, reason }: { font: string; reason: string }) =>
    `the font ${font} is not there or damaged (${reason}). Run "npm ci" in the repository.`,
  notPrinted: ({ file, characters }: { file: string; characters: readonly string[] }) => {
    const names = characters.map(nameOfCharacter).join(', ');
    return `${file}: No font here has ${names}. Take them out, or write them another way.`;
  },
  pictureLeftOut: ({ file }: { file: string }) =>
    `${file}: the picture in basics.image is left out. A photo is a whole JPEG of at most 144 kB and 2,000 pixels a side, as a data URL.`,
  fitted: ({ file, pages, changes }: Fitted) => {
    const fits = `${file}: fits on ${counted(pages, PAGES)}`;
    if (changes.length === 0) return `${fits} as it is.`;
    return `${fits}. Smaller: ${listed(changes.map(nameOfChange))}.`;
  },
  notFitted: ({ file, goal, pages, titles }: NotFitted) => {
    const takes = `${file}: takes ${counted(pages, PAGES)} even with the smallest margins, spaces and text that are easy to read.`;
    if (titles.length === 0)
      return `${takes} No part of it could go to bring it to ${counted(goal, PAGES)}.`;
    const named = titles.slice(0, MOST_NAMED).map((title) => `“${title}”`);
    const more = titles.length - named.length;
    const parts = listed(more > 0 ? [...named, `${more} more`] : named);
    return `${takes} Without ${parts} it would fit on ${goal}.`;
  },
  checksMissed: ({ missed, all }: { missed: number; all: number }) =>
    `${missed} of ${counted(all, { one: 'check', other: 'checks' })} missed.`,
  placeholders: ({ file, named, count }: Placeholders) => {
    const more = count - named.length;
    const list = named.map(({ label, location }) => `[${label}] (${location})`).join(', ');
    const rest = more > 0 ? ` and ${more} more` : '';
    const placeholders = counted(count, { one: 'blank is', other: 'blanks are' });
    return `${file}: ${placeholders} not filled in: ${list}${rest}.`;
  },
};

type BadField = { path: string; problem: string };

type Unplaced = {
  file: string;
  /** The first of them, each with what it stands under. */
  named: readonly { text: string; heading?: string | undefined }[];
  count: number;
};

/** Of the resumes in an archive. */
const listedNames = (names: readonly string[]) => {
  const more = names.length - MOST_NAMES;
  const first = names.slice(0, MOST_NAMES).map((name) => `"${name}"`);
  return listed(more > 0 ? [...first, `${more} more`] : first);
};
const MOST_NAMES = 20;

type Placeholders = {
  file: string;
  /** The first of them, each with the title of what it stands in. */
  named: readonly { label: string; location: string }[];
  count: number;
};

/** "U+1F600 😀" */
function nameOfCharacter(character: string): string {
  const hex = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return `U+${hex} ${character}`;
}

const colons = (...parts: string[]) => parts.filter((part) => part !== '').join(': ');

/** Largest number of named lines that would have to go. */
const MOST_NAMED = 5;

const PAGES = { one: 'page', other: 'pages' };

type Change = {
  knob: 'sideMargin' | 'endMargin' | 'lineHeight' | 'entrySpace' | 'textSize';
  from: number;
  to: number;
};
type Fitted = { file: string; pages: number; changes: readonly Change[] };
type NotFitted = { file: string; goal: number; pages: number; titles: readonly string[] };

const CHANGES: Record<Change['knob'], { name: string; unit: string }> = {
  sideMargin: { name: 'the margins at the sides', unit: ' mm' },
  endMargin: { name: 'the margins above and below', unit: ' mm' },
  lineHeight: { name: 'the height of lines', unit: '' },
  entrySpace: { name: 'the space between entries', unit: ' lines' },
  textSize: { name: 'the text', unit: ' pt' },
};

const nameOfChange = ({ knob, from, to }: Change): string => {
  const { name, unit } = CHANGES[knob];
  return `${name} ${shortNumber(from)} → ${shortNumber(to)}${unit}`;
};

const shortNumber = (value: number) => `${Math.round(value * 100) / 100}`;

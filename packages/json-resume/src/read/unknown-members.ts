/** A member of a file that the schema does not know. */
export type UnknownMember = {
  /** Names and positions from the file down: `['work', 2, 'url']`. */
  readonly path: readonly (string | number)[];
  readonly value: unknown;
};

/** Members about the file itself, which say nothing of the person. */
const ABOUT_THE_FILE = ['$schema', 'meta'];

/** The members of `file` that its reading does not have, outermost ones only. */
export const listUnknownMembers = (file: unknown, reading: unknown): UnknownMember[] =>
  compare(file, reading, []).filter(({ path: [name] }) => !ABOUT_THE_FILE.includes(String(name)));

function compare(file: unknown, reading: unknown, path: UnknownMember['path']): UnknownMember[] {
  if (Array.isArray(file)) {
    const read = Array.isArray(reading) ? reading : [];
    return file.flatMap((each, at) => compare(each, read[at], [...path, at]));
  }
  if (!isRecord(file)) return [];
  const read = new Map(Object.entries(isRecord(reading) ? reading : {}));
  return Object.entries(file).flatMap(([name, value]) => {
    const inner = [...path, name];
    return read.has(name) ? compare(value, read.get(name), inner) : [{ path: inner, value }];
  });
}

/** A value in words: a text in each line, an object's members with their names. Pictures in the file have none. */
export function writeValue(value: unknown): string[] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) {
    const lines = value.map((each) => writeValue(each).join('; ')).filter(Boolean);
    return value.some(isRecord) ? lines : [lines.join(', ')].filter(Boolean);
  }
  if (isRecord(value)) {
    return Object.entries(value).flatMap(([name, each]) => writeMember(name, each));
  }
  const text = String(value).trim();
  return text === '' || text.startsWith('data:') ? [] : [text];
}

/** A member with its name in words: "Date of birth: 1990-04-01". */
export const writeMember = (name: string, value: unknown): string[] =>
  writeValue(value).map((text) => `${nameInWords(name)}: ${text}`);

/** The name of a member as a title: "dateOfBirth" and "date_of_birth" are "Date of birth". */
export function nameInWords(name: string): string {
  const words = name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/[_\-.\s]+/gu, ' ')
    .trim();
  const isPlain = /^[\p{Ll}\p{Lu}][\p{Ll} ]*(?: \p{Lu}[\p{Ll}]*)*$/u.test(words);
  const said = isPlain ? words.toLowerCase() : words;
  return said.charAt(0).toUpperCase() + said.slice(1);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

import { unzipSync } from 'fflate';
import { splitWords } from './split-words.ts';
import { wordsIn } from './words-in.ts';

/**
 * The reason why a word of another program need not be in what ours says of a document. `split`: one of them splits or joins
 * whole words where the other does not. `deleted`: the document has it as deleted, or moved away; the other shows both versions.
 * `prompt`: a field of a form that nobody has filled asks for something. `encoding`: the other reads the bytes of an RTF as
 * Western where its font says that they are Cyrillic.
 * `icon`: it names the pictures of a font. `letter`: a joined letter of the font is told as another, as in "Certifled".
 */
export type Exception = 'split' | 'deleted' | 'prompt' | 'encoding' | 'icon' | 'letter';

type Ours = {
  bytes: Uint8Array;
  /** The text of the other program, and the one that ours holds, each in its order. */
  theirs: string;
  said: string;
  /** Pictures of a font stand in the document. */
  hasIcons: boolean;
  /** The number of times that ours has each word beyond those that the other program has. */
  spare: ReadonlyMap<string, number>;
};

/** The reason for which a word need not be there as often; undefined where there is none. */
export function exceptionOf({
  bytes,
  theirs,
  said,
  hasIcons,
  spare,
}: Ours): (word: string) => Exception | undefined {
  const words = new Set(wordsIn(said));
  const take = takerOf(spare);
  const isSplit = splitWords({ theirs, ours: said, take });
  const xml = documentOf(bytes);
  const deleted = wordsOfRuns(xml, DELETED);
  const prompts = new Set(wordsOfRuns(xml, PROMPTS));
  return (word) => {
    if (isSplit(word)) return 'split';
    const at = deleted.findIndex((gone) => gone === word || isWithout(word, gone, words));
    if (at >= 0) {
      deleted.splice(at, 1);
      return 'deleted';
    }
    const reason = reasonOfWord(word, { prompts, words, icons: hasIcons ? ICONS : NONE });
    if (reason) return reason;
    return [...words].some((other) => isLetterOff(word, other) && take([other]))
      ? 'letter'
      : undefined;
  };
}

const NONE: ReadonlySet<string> = new Set();

/** The reason why a word is the other program's alone, by the word itself. */
function reasonOfWord(
  word: string,
  { prompts, words, icons }: Readonly<Record<'prompts' | 'words' | 'icons', ReadonlySet<string>>>,
): Exception | undefined {
  if (prompts.has(word)) return 'prompt';
  if (words.has(asCyrillic(word))) return 'encoding';
  return icons.has(word) ? 'icon' : undefined;
}

/** The word of the same bytes in the code page of Cyrillic letters; nothing for one that has other letters. */
function asCyrillic(word: string): string {
  const codes = Array.from(word, (letter) => letter.charCodeAt(0));
  if (codes.every((code) => code < 0x80) || codes.some((code) => code > 0xff)) return '';
  return new TextDecoder('windows-1251').decode(Uint8Array.from(codes));
}

/** Makes what takes words from those that are spare, each so often. */
function takerOf(spare: ReadonlyMap<string, number>): (words: readonly string[]) => boolean {
  const left = new Map(spare);
  const countOf = (word: string) => left.get(word) ?? 0;
  return (words) => {
    const isThere = (word: string) => words.filter((each) => each === word).length <= countOf(word);
    if (!words.every(isThere)) return false;
    for (const word of words) left.set(word, countOf(word) - 1);
    return true;
  };
}

/** Checks whether a word is a known one and what is deleted, joined: this may be joined to what took its place. */
const isWithout = (word: string, gone: string, known: ReadonlySet<string>): boolean =>
  word.includes(gone) && known.has(word.replace(gone, ''));

/** The body of a Word document; of another file nothing. */
function documentOf(bytes: Uint8Array): string {
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return '';
  const { 'word/document.xml': xml } = unzipSync(bytes, {
    filter: ({ name }) => name === 'word/document.xml',
  });
  return new TextDecoder().decode(xml ?? new Uint8Array());
}

/** The runs, and the rows of tables, that a Word document has as deleted (ECMA-376 part 1, 17.13.5). */
const DELETED =
  /<w:(del|moveFrom)\s[^>]*[^/]>[\s\S]*?<\/w:\1>|<w:tr\b(?:(?!<\/w:tr>)[\s\S])*?<w:trPr>(?:(?!<\/w:trPr>)[\s\S])*?<w:del\s[\s\S]*?<\/w:tr>/gu;

/** The runs in the style of Word's prompts. */
const PROMPTS = /<w:rStyle w:val="PlaceholderText"\/>[\s\S]*?<\/w:r>/gu;

const wordsOfRuns = (xml: string, runs: RegExp): string[] =>
  wordsIn((xml.match(runs) ?? []).join('\n').replace(/<[^>]*>/gu, ' '));

/** The names that poppler gives the glyphs of these sets' icon fonts. */
const ICONS: ReadonlySet<string> = new Set(
  'link phone map marker alt github linkedin sign code linux database chart bar git diagram project cogs cloud'.split(
    ' ',
  ),
);

/** "certified" and "certifled". */
const isLetterOff = (word: string, other: string): boolean =>
  word !== other && word.replaceAll('fl', 'fi') === other.replaceAll('fl', 'fi');

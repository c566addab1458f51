/** The kind of a file, by its first bytes; its name says nothing. `zip` and `compound` hold Word's documents among others. */
export type FileKind =
  | 'pdf'
  | 'zip'
  | 'compound'
  | 'rtf'
  | 'flat-odt'
  | 'word-xml'
  | 'html'
  | 'markdown'
  | 'text'
  | 'unknown';

const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const ZIP = [0x50, 0x4b, 0x03, 0x04];

/** The number of first bytes that are looked at. */
export const HEAD_BYTES = 4096;

/** The first bytes of a file, as they are and as text. */
export type FileHead = { bytes: Uint8Array; text: string };

/** Tests by kind that check whether a file's first bytes bear its mark. */
export const MARKS = {
  zip: ({ bytes }: FileHead) => startsWith(bytes, ZIP),
  compound: ({ bytes }: FileHead) => startsWith(bytes, COMPOUND),
  // PDF 32000-1:2008, annex H: readers accept the header anywhere within the first 1024 bytes.
  pdf: ({ text }: FileHead) => text.slice(0, 1024).includes('%PDF-'),
  rtf: ({ text }: FileHead) => /^\s*\{\\rtf/.test(text),
  /** OpenDocument as a single file of XML. */
  'flat-odt': ({ text }: FileHead) => /^\s*(?:<[?!][^<>]*>\s*)*<office:document[\s>]/.test(text),
  /** Word's document as a single file of XML, of Word 2003 or later. */
  'word-xml': ({ text }: FileHead) =>
    /^\s*(?:<[?!][^<>]*>\s*)*<(?:w:wordDocument|pkg:package)[\s>]/.test(text),
  /** A page, or a web archive with one. What names a tag among its words is text. */
  html: ({ text }: FileHead) => isPage(text) || isWebArchive(text),
  /** HTML or XML from the first character on. */
  markup: ({ text }: FileHead) => /^\s*<(!doctype\s+html|html|\?xml)/i.test(text),
  /** Text that begins with a heading of Markdown, has two of them, or a mark that plain text has not. */
  markdown: (head: FileHead) => isText(head) && isMarkdown(head.text.replace(/\r\n?/g, '\n')),
  text: isText,
};

/** Nothing but tags stands before the first that a page has. */
const isPage = (text: string): boolean =>
  /^(?:\s|<[^<>]*>)*<(?:!doctype\s+html|html|body|head)[\s>]/i.test(
    text.replace(/<!--[\s\S]*?(?:-->|$)/g, ''),
  );

/** MIME HTML (RFC 2557): the head of a message, and a page below it. */
export const isWebArchive = (text: string): boolean =>
  /^(?:[\w-]+:[^\r\n]*\r?\n(?:[ \t][^\r\n]*\r?\n)*)*?mime-version:/i.test(text) &&
  /^content-type:\s*text\/html/im.test(text);

/** A line that begins like "## Skills". */
const HEADING = /^#{1,6} \S/gm;

/** Values by name between two rules, at the beginning of the file. */
function hasFrontMatter(text: string): boolean {
  const [first, ...lines] = text.trimStart().split('\n');
  const end = lines.findIndex((line) => line.startsWith('---') || line.startsWith('...'));
  return first?.trimEnd() === '---' && lines.slice(0, end).some((line) => /^[\w-]+:/.test(line));
}

/** Checks whether a line stands below the head of a table: "|---|:--:|". */
const isTableRule = (line: string): boolean =>
  line.includes('|') && line.includes('-') && /^[|: \t-]+$/.test(line);

/** A title over a line of hyphens or equals signs, as plain text has too. */
const UNDERLINED = /^[^\s|#>-][^\n]*\n(?:=+|-{2,})[ \t]*$/m;

/** Bold, or a link on words. */
const INLINE = /\*\*[^\s*][^*\n]{0,200}\*\*|\[[^[\]\n]{1,200}\]\([^()\s]{1,300}\)/;

/** A line that begins with a tag of HTML which holds text. */
const BLOCK = /^ {0,3}<(?:center|details|div|dl|h[1-6]|ol|p|table|ul)(?: [^<>\n]{0,200})?>/im;

function isMarkdown(text: string): boolean {
  const headings = text.match(HEADING)?.length ?? 0;
  if (headings > 1 || /^\s*# \S/.test(text) || hasFrontMatter(text)) return true;
  const isUnderlined = UNDERLINED.test(text);
  if (headings === 0 && !isUnderlined) return false;
  const isBoth = headings > 0 && isUnderlined;
  return isBoth || text.split('\n').some(isTableRule) || INLINE.test(text) || BLOCK.test(text);
}

/** Checks whether the first bytes are text: they have no control characters. */
function isText({ text }: FileHead): boolean {
  return text.trim() !== '' && !/(?![\t-\r\u007f-\u009f])\p{Cc}/u.test(text.replaceAll(ESCAPE, ''));
}

/** Stands in text that was made for a printer or a terminal. */
const ESCAPE = String.fromCharCode(0x1b);

const KINDS = [
  'zip',
  'compound',
  'pdf',
  'rtf',
  'flat-odt',
  'word-xml',
  'html',
  'markdown',
  'text',
] as const;

export function fileKind(bytes: Uint8Array): FileKind {
  const head = readHead(bytes);
  return KINDS.find((kind) => MARKS[kind](head)) ?? 'unknown';
}

/** The head of a file. Its text has a character a byte, but for UTF-16, which its byte order mark tells. */
export function readHead(file: Uint8Array): FileHead {
  const bytes = file.subarray(0, HEAD_BYTES);
  const utf16 = { '255,254': 'utf-16le', '254,255': 'utf-16be' }[bytes.subarray(0, 2).join()];
  const text = new TextDecoder(utf16 ?? 'latin1').decode(bytes).replace(/^\ufeff|^ï»¿/, '');
  return { bytes, text };
}

const startsWith = (bytes: Uint8Array, mark: readonly number[]) =>
  mark.every((byte, at) => bytes[at] === byte);

/** A mark that begins marked content in a page's operators. */
export type ContentMark = {
  /** Its tag and its number in the reading tree: "P 3", "Span". */
  key: string;
  /** The text that its glyphs are to be read as (ActualText, ISO 32000-1, 14.9.4). */
  actual?: string;
};

/** A name, a dictionary without dictionaries in it or the name of one, and the operator BDC or BMC. */
const BEGIN =
  /\/(?<tag>[^\s()<>[\]{}/%]+)\s*(?:(?<properties><<(?:[^<>()]|<[0-9A-Fa-f\s]*>|\((?:[^()\\]|\\.)*\))*>>|\/[^\s()<>[\]{}/%]+)\s*)?B(?:DC|MC)(?![\w*])/gs;

const SPOKEN = /\/ActualText\s*(?:<(?<hex>[0-9A-Fa-f\s]*)>|\((?<literal>(?:[^()\\]|\\.)*)\))/s;

/** The marked content of a page's operators (ISO 32000-1, 14.6), in its order. */
export function contentMarks(operators: string): ContentMark[] {
  return Array.from(operators.matchAll(BEGIN), ({ groups }) => {
    const properties = groups?.properties ?? '';
    const number = /\/MCID\s+(\d+)/.exec(properties)?.[1];
    const actual = readActual(properties);
    return { key: markKey(groups?.tag, number), ...(actual !== undefined && { actual }) };
  });
}

/** Names a mark so that those of operators and of pdf.js can be compared. */
export const markKey = (tag: string | undefined, number: string | undefined): string =>
  [tag ?? '', number ?? ''].join(' ').trim();

function readActual(properties: string): string | undefined {
  const { hex, literal } = SPOKEN.exec(properties)?.groups ?? {};
  if (hex !== undefined) return decodeText(bytesOfHex(hex));
  return literal === undefined ? undefined : decodeText(bytesOfLiteral(literal));
}

function bytesOfHex(hex: string): number[] {
  const digits = hex.replace(/\s/g, '');
  const pairs = digits.match(/../g) ?? [];
  return pairs.map((pair) => Number.parseInt(pair, 16));
}

const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** ISO 32000-1, 7.3.4.2. */
function bytesOfLiteral(literal: string): number[] {
  const plain = literal.replace(
    /\\(?:([0-7]{1,3})|\r?\n|(.))/gs,
    (_, octal?: string, other?: string) => {
      if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8) & 0xff);
      return other === undefined ? '' : (ESCAPES[other] ?? other);
    },
  );
  return Array.from(plain, (character) => character.charCodeAt(0));
}

/** A text string is UTF-16 or UTF-8 by its byte order mark; letters of PDFDocEncoding are those of Latin-1. */
function decodeText(bytes: readonly number[]): string {
  const encoding = { '254,255': 'utf-16be', '239,187': 'utf-8' }[bytes.slice(0, 2).join()];
  return new TextDecoder(encoding ?? 'latin1').decode(Uint8Array.from(bytes));
}

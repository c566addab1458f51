/** The tokens of RTF (Rich Text Format Specification 1.9.1, "RTF Syntax"). */
export type RtfToken =
  | { type: 'open' }
  | { type: 'close' }
  /** A control word, such as \b0; `\*` and other signs have themselves as name. */
  | { type: 'word'; name: string; value: number | undefined }
  /** A byte of text: written plainly, or as \'e9. */
  | { type: 'byte'; byte: number };

const WORD = /([a-z]{1,32})(-?\d{1,10})? ?/iy;

/** The tokens of a file, byte by byte; line ends mean nothing, and binary data is passed over. */
export function* rtfTokens(text: string): Generator<RtfToken> {
  let at = 0;
  while (at < text.length) {
    const { token, end } = readToken(text, at);
    if (token) yield token;
    at = end;
  }
}

type Read = { token?: RtfToken; end: number };

function readToken(text: string, at: number): Read {
  switch (text[at]) {
    case '{':
      return { token: { type: 'open' }, end: at + 1 };
    case '}':
      return { token: { type: 'close' }, end: at + 1 };
    case '\\':
      return readWord(text, at + 1) ?? readSign(text, at + 1);
    case '\r':
    case '\n':
      return { end: at + 1 };
    default:
      return { token: { type: 'byte', byte: text.charCodeAt(at) }, end: at + 1 };
  }
}

function readWord(text: string, at: number): Read | undefined {
  WORD.lastIndex = at;
  const [whole, name, digits] = WORD.exec(text) ?? [];
  if (whole === undefined || name === undefined) return undefined;
  const value = digits === undefined ? undefined : Number.parseInt(digits, 10);
  const binary = name === 'bin' ? Math.max(0, value ?? 0) : 0;
  return { token: { type: 'word', name, value }, end: at + whole.length + binary };
}

function readSign(text: string, at: number): Read {
  const sign = text[at];
  if (sign === undefined) return { end: at };
  if (sign === "'") {
    const byte = Number.parseInt(text.slice(at + 1, at + 3), 16);
    return { ...(byte >= 0 && { token: { type: 'byte', byte } }), end: at + 3 };
  }
  return { token: signToken(sign), end: at + 1 };
}

function signToken(sign: string): RtfToken {
  if (sign === '\\' || sign === '{' || sign === '}') {
    return { type: 'byte', byte: sign.charCodeAt(0) };
  }
  // An escaped line end is a paragraph's.
  const name = sign === '\r' || sign === '\n' ? 'par' : sign;
  return { type: 'word', name, value: undefined };
}

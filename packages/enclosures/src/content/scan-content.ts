/** A piece of a content stream: an operand, or an operator that ends with its operands (ISO 32000-1, 7.8.2). */
export type Token = { kind: 'operand' | 'operator'; text: string; start: number; end: number };

const codesOf = (text: string) => new Set([...text].map((character) => character.charCodeAt(0)));
const WHITE = codesOf('\0\t\n\f\r ');
const DELIMITERS = codesOf('()<>[]{}/%');
const [OPEN, CLOSE, ESCAPE, COMMENT, LESS, GREATER] = [0x28, 0x29, 0x5c, 0x25, 0x3c, 0x3e] as const;

/** Words that are values, not operators; numbers begin otherwise. */
const VALUES = new Set(['true', 'false', 'null']);
const NUMBER = /^[+\-.\d]/u;

/** Goes through the tokens of a content stream. The data of pictures within it are passed over with their operator. */
export function* scanContent(bytes: Uint8Array): Generator<Token> {
  let at = skipWhite(bytes, 0);
  while (at < bytes.length) {
    const start = at;
    const end = endOfToken(bytes, at);
    const text = String.fromCharCode(...bytes.subarray(start, Math.min(end, start + MOST_READ)));
    at = text === 'ID' ? endOfPicture(bytes, end) : end;
    yield { kind: isOperator(text) ? 'operator' : 'operand', text, start, end: at };
    at = skipWhite(bytes, at);
  }
}

/** Characters of a token that are looked at: longer ones are strings. */
const MOST_READ = 128;

const isOperator = (text: string): boolean =>
  !DELIMITERS.has(text.charCodeAt(0)) && !NUMBER.test(text) && !VALUES.has(text);

function skipWhite(bytes: Uint8Array, from: number): number {
  let at = from;
  for (;;) {
    while (WHITE.has(bytes[at] ?? -1)) at += 1;
    if (bytes[at] !== COMMENT) return at;
    while (at < bytes.length && bytes[at] !== 10 && bytes[at] !== 13) at += 1;
  }
}

function endOfToken(bytes: Uint8Array, at: number): number {
  const first = bytes[at];
  if (first === OPEN) return endOfString(bytes, at);
  if (first === LESS) return bytes[at + 1] === LESS ? at + 2 : endOfHex(bytes, at);
  if (first === GREATER) return bytes[at + 1] === GREATER ? at + 2 : at + 1;
  const isName = first === 0x2f;
  if (!isName && DELIMITERS.has(first ?? -1)) return at + 1;
  return endOfWord(bytes, at + 1);
}

function endOfWord(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && !WHITE.has(bytes[at] ?? 0) && !DELIMITERS.has(bytes[at] ?? 0))
    at += 1;
  return at;
}

function endOfHex(bytes: Uint8Array, from: number): number {
  const end = bytes.indexOf(GREATER, from);
  return end < 0 ? bytes.length : end + 1;
}

function endOfString(bytes: Uint8Array, from: number): number {
  let depth = 0;
  for (let at = from; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === ESCAPE) at += 1;
    else if (byte === OPEN) depth += 1;
    else if (byte === CLOSE) depth -= 1;
    if (depth === 0) return at + 1;
  }
  return bytes.length;
}

/** Bytes behind a word EI that must look like operators for it to end a picture. */
const LOOKED_AHEAD = 8;

/** Finds the end of a picture's data: EI between white space, before what looks like operators. */
function endOfPicture(bytes: Uint8Array, from: number): number {
  for (let at = from + 1; at < bytes.length; at += 1) {
    const isEnd = bytes[at] === 0x45 && bytes[at + 1] === 0x49 && WHITE.has(bytes[at - 1] ?? -1);
    if (isEnd && looksLikeOperators(bytes.subarray(at + 2, at + 2 + LOOKED_AHEAD))) return at + 2;
  }
  return bytes.length;
}

const looksLikeOperators = (bytes: Uint8Array): boolean =>
  (bytes.length === 0 || WHITE.has(bytes[0] ?? -1)) &&
  bytes.every((byte) => (byte >= 0x20 && byte < 0x7f) || (byte !== 0 && WHITE.has(byte)));

import { stripBullet } from '@shortlist/model';

const LEAD = '• ';

/** Text that Enter types within a bullet. */
export const NEXT_BULLET = `\n${LEAD}`;

/** Checks whether the caret stands behind the bullet of its line, so that a line break there needs a bullet and nothing else. */
export const isWithinBullet = (text: string, caret: number): boolean =>
  text.slice(text.lastIndexOf('\n', caret - 1) + 1, caret).startsWith(LEAD);

/** A text being typed, and where the caret stands in it, in UTF-16 units. */
export type Typed = { value: string; caret: number };

/**
 * The text in which each line starts with "• ", with the caret where it was among the letters.
 *
 * `before` is the text as it was before the keystroke or paste: only where it was longer does a broken
 * bullet mean that the person deleted it, which joins the line to the one above. Lines that were
 * pasted with bullets of their own lose those. An empty text is one empty bullet.
 */
export function keepBullets(before: string, typed: Typed): Typed {
  return leadLines(typed.value.length < before.length ? joinBroken(typed) : typed);
}

/** The same text, shown with bullets: for one that came from elsewhere. */
export const withBullets = (text: string): string => leadLines({ value: text, caret: 0 }).value;

/** Joins the line of a deleted bullet to the line above, and drops the bullet of a line that was joined. */
function joinBroken({ value, caret }: Typed): Typed {
  const start = value.lastIndexOf('\n', caret - 1) + 1;
  const head = value.slice(0, caret);
  const tail = value.slice(caret);
  if (head.slice(start) === LEAD.trimEnd() && !tail.startsWith(' ')) {
    const above = start === 0 ? LEAD : value.slice(0, start - 1);
    return { value: above + tail, caret: above.length };
  }
  const isJoined = caret > start && tail.startsWith(LEAD);
  return { value: head + (isJoined ? tail.slice(LEAD.length) : tail), caret };
}

function leadLines({ value, caret }: Typed): Typed {
  let seen = 0;
  let moved = caret;
  const lines = value.split(/\r\n|\r|\n/u).map((line) => {
    const led = leadLine(line);
    const column = caret - seen;
    if (column >= 0) moved += shift(line, led, column);
    seen += line.length + 1;
    return led;
  });
  return { value: lines.join('\n'), caret: moved };
}

function leadLine(line: string): string {
  if (line.startsWith(LEAD)) return withoutDouble(line);
  return LEAD + (line.trim() === '' ? '' : withoutBullet(line));
}

/** The line without a second bullet behind the first, as of one that was pasted there; words must follow. */
function withoutDouble(line: string): string {
  const words = line.slice(LEAD.length);
  const bare = stripBullet(words);
  return bare === '' || bare === words.trim() ? line : LEAD + withoutBullet(words);
}

/** The line without its own bullet; spaces at its end stay, since more may be typed there. */
function withoutBullet(line: string): string {
  const bare = stripBullet(line);
  const end = line.slice(line.trimEnd().length);
  return bare + end;
}

/** Returns how far the caret moves: by the whole change of the line's start, but never in front of the bullet. */
function shift(line: string, led: string, column: number): number {
  const grown = led.length - line.length;
  if (column > line.length) return grown;
  return Math.max(column + grown, Math.min(LEAD.length, led.length)) - column;
}

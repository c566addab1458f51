import { MAX_LINE } from '@shortlist/contracts';

const COPY = 'Copy of ';

/**
 * Names a copy of a resume beside those that are `taken`: "Copy of Bridges", then "Copy of Bridges (2)", whether the
 * original or one of its copies is copied.
 */
export function copyName(name: string, taken: readonly string[]): string {
  const copy = name.startsWith(COPY) ? name.replace(/ \(\d{1,3}\)$/u, '') : COPY + name;
  let free = cutTo(copy, '');
  for (let number = 2; taken.includes(free); number += 1) free = cutTo(copy, ` (${number})`);
  return free;
}

/** A name and what stands behind it; the end of a name for which there is no room is left out, whole characters. */
function cutTo(name: string, behind: string): string {
  const room = MAX_LINE - behind.length;
  if (name.length <= room) return name + behind;
  const characters = [...new Intl.Segmenter().segment(name)];
  const end = characters.findLast(({ index }) => index < room)?.index ?? 0;
  return `${name.slice(0, end).trimEnd()}…${behind}`;
}

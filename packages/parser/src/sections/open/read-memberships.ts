import { chunksOf, cutAtAll, trimEdges } from '../../entries/chunks.ts';
import { splitHead } from '../../entries/heads/split-head.ts';
import { listedEntries } from '../../entries/listed-entries.ts';
import { type ReadDates, readDates } from '../../entries/read-dates.ts';
import type { RawEntry } from '../../entries/split-entries.ts';
import { cutCell } from '../../lines/cut-cell.ts';
import type { Line } from '../../lines/line.ts';
import type { Cell } from '../../lines/row.ts';
import { type ReadValue, readingOf } from '../../result/read-value.ts';
import { cutParagraph } from '../contents/cut-paragraph.ts';
import { readItems } from '../contents/read-items.ts';

/** A society or an association, and what the person is there. */
export type ReadMembership = ReadDates & {
  organization?: ReadValue;
  role?: ReadValue;
  description: ReadValue[];
};

/** Roles in a society, in seven languages. */
const ROLE =
  '(?:(?:active|student|board|committee|founding|honorary|associate|senior|life|full|professional|corporate|lifetime)\\s+)?(?:member|fellow|associate|treasurer|president|vice[- ]president|chair(?:man|woman|person)?|secretary|director|officer|mitglied|vorstand(?:smitglied)?|kassenwart(?:in)?|schriftführer(?:in)?|vorsitzende[rs]?|membre|présidente?|trésori(?:er|ère)|secrétaire|miembro|socio|socia|presidente|tesorero|tesoureiro|membro|tesoriere|lid|voorzitter|penningmeester|secretaris|bestuurslid)';
const ROLE_ONLY = new RegExp(`^${ROLE}$`, 'iu');
const ROLE_OF = new RegExp(
  `^(?<role>${ROLE})(?:,\\s+|\\s+[–—-]\\s+|\\s+(?:of|at|in|im|der|des|beim?|de la|de l[’']|du|de|del|della|do|da|van)\\s+(?:the\\s+|het\\s+|de\\s+)?)`,
  'iu',
);

/** The memberships of a section: a list of lines, or entries of several. */
export function readMemberships(lines: readonly Line[]): ReadMembership[] {
  return listedEntries(lines.flatMap(cutParagraph)).map(readOne);
}

function readOne(entry: RawEntry): ReadMembership {
  const [first, ...others] = entry.lines;
  const bare = { ...entry, lines: first ? [{ ...first, marker: '' }, ...others] : [] };
  const { head, body } = splitHead(bare, () => false);
  const [organization, role, ...rest] = named(chunksOf(head));
  const { startDate, endDate } = readDates(entry);
  return {
    ...(organization && { organization: readingOf(organization, 0.85, 'reasons.firstText') }),
    ...(role && { role: readingOf(role, 0.8, 'reasons.textBehindName') }),
    ...(startDate && { startDate }),
    ...(endDate && { endDate }),
    description: [
      ...rest.flatMap((cell) => (cell ? [readingOf(cell, 0.6, 'reasons.moreBehindName')] : [])),
      ...readItems(body),
    ],
  };
}

/** The society, the role there, and what else the head says. */
function named(chunks: readonly Cell[]): (Cell | undefined)[] {
  const parts = chunks.flatMap(cutRole);
  const role =
    parts.find(({ text }) => ROLE_ONLY.test(text)) ??
    (chunks.length > 1 && isBehind(chunks[0], chunks[1]) ? chunks[1] : undefined);
  const [organization, ...rest] = parts.filter((part) => part !== role);
  return organization ? [organization, role, ...rest] : [role];
}

const isBehind = (one: Cell | undefined, other: Cell | undefined): boolean =>
  one?.parts[0]?.place.line === other?.parts[0]?.place.line;

/** "Member, Royal Society", "Mitglied der Akademie", "Royal Society, Fellow" as both. */
function cutRole(cell: Cell): Cell[] {
  const led = ROLE_OF.exec(cell.text);
  if (led?.groups?.role) {
    return [cutCell(cell, 0, led.groups.role.length), cutCell(cell, led[0].length)];
  }
  const pieces = cutAtAll(cell, /,\s+|\s+[–—-]\s+/gu).map(trimEdges);
  const last = pieces.at(-1);
  const isTrailed = pieces.length === 2 && last !== undefined && ROLE_ONLY.test(last.text);
  return isTrailed ? pieces : [cell];
}

import {
  parseFieldRef,
  type Resume,
  type Sections,
  splitLines,
  stripBullet,
  type TextKind,
  textOf,
} from '@shortlist/model';
import { byImportance, type Evidence, groundsOf } from '../evidence.ts';
import { respelled } from '../spelling/respell.ts';
import type { Draft } from '../suggestion.ts';
import { changedLines } from '../words-of.ts';
import { orderLines } from './order-skills.ts';
import { readSkillLine } from './skill-line.ts';

/** The section whose lines are lists of skills. */
const SKILLS = 'skills' as TextKind;

type Given = {
  resume: Resume;
  evidence: readonly Evidence[];
  /** Suggestions of another spelling: an item is known under both. */
  spellings: readonly Draft[];
  sections: Sections;
};

/** Suggests the skills that the posting asks for first, in its order. */
export function suggestSkillsOrder({ resume, evidence, spellings, sections }: Given): Draft[] {
  const text = textOf(resume, SKILLS);
  const asked = evidence
    .filter(({ source }) => parseFieldRef(source, sections)?.section === SKILLS)
    .toSorted((one, other) => byImportance(one.keyword, other.keyword));
  const items = splitLines(text).flatMap((line) => {
    const said = stripBullet(line);
    return readSkillLine(said)?.items.map((item) => item.trim()) ?? [said];
  });
  const wanted = asked
    .flatMap(({ written }) => items.filter((item) => holds(item, written)))
    .filter((item, at, all) => all.indexOf(item) === at)
    .map((item) => waysToWrite(item, spellings));
  const ordered = orderLines(text, wanted);
  const [first] = asked;
  if (ordered === text || !first) return [];
  const changed = changedLines(text, ordered);
  return [
    {
      ...groundsOf(first),
      ...changed,
      gain: 0,
      change: { type: 'order-skills', kind: SKILLS, wanted },
    },
  ];
}

const holds = (item: string, written: string): boolean => item.includes(written);

/** An item as it is, and as each suggestion of another spelling would have it. */
function waysToWrite(item: string, spellings: readonly Draft[]): string[] {
  const ways = spellings.flatMap(({ change }) =>
    change.type === 'respell' ? [respelled(item, change.from, change.to)] : [],
  );
  return [...new Set([item, ...ways])];
}

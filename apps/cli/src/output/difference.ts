import type { Difference, LookChange, Place, TextChange, WordRun } from '@shortlist/difference';
import { toText } from '../to-text.ts';

/** Formats what a person at a terminal reads of a difference: a block for each place on paper, and a line for each change in it. */
export function differenceText({ texts, look }: Difference): string {
  const blocks = new Map<string, string[]>();
  for (const change of texts) {
    const title = titleOf(change.place);
    blocks.set(title, [...(blocks.get(title) ?? []), ...linesOf(change)]);
  }
  if (look.length > 0) blocks.set(toText({ code: 'outcome.look' }), look.map(lookLine));
  return [...blocks].map(([title, lines]) => `${[title, ...lines].join('\n')}\n`).join('\n');
}

const titleOf = ({ section, entry }: Place): string =>
  [section ?? toText({ code: 'outcome.head' }), entry].filter(Boolean).join(' > ');

/** A sign, and the text; words that go and come are marked by signs, never by colours alone. */
function linesOf(change: TextChange): string[] {
  switch (change.kind) {
    case 'changed':
      return [`  ~ ${change.runs.map(signed).join(' ')}`];
    case 'added':
      return signEach('+', change.after.text);
    case 'removed':
      return signEach('-', change.before.text);
    case 'moved':
      return [
        `  ^ ${toText({ code: 'outcome.moved', params: { text: firstLine(change.after.text) } })}`,
      ];
  }
}

const signEach = (sign: string, text: string): string[] =>
  text.split('\n').map((line) => `  ${sign} ${line}`);

const firstLine = (text: string): string => text.split('\n')[0] ?? '';

function signed({ kind, text }: WordRun): string {
  const said = text.trim();
  return { same: said, removed: `[-${said}-]`, added: `[+${said}+]` }[kind];
}

const lookLine = ({ knob, before, after }: LookChange): string =>
  `  ~ ${knob}: ${shown(before)} > ${shown(after)}`;

const shown = (value: LookChange['before']): string =>
  value === null ? toText({ code: 'outcome.leftToDesign' }) : String(value);

/** A difference as the JSON that `shortlist diff` prints: fields as the addresses that `parse --explain` has. */
export function differenceReport({ texts, look }: Difference) {
  return {
    equal: texts.length + look.length === 0,
    texts: texts.map((change) => ({
      kind: change.kind,
      of: change.of,
      ...change.place,
      ...('before' in change && { before: sideOf(change.before) }),
      ...('after' in change && { after: sideOf(change.after) }),
      ...('runs' in change && { runs: change.runs }),
    })),
    look,
  };
}

const sideOf = ({ text, sources }: Extract<TextChange, { kind: 'added' }>['after']) => ({
  text,
  fields: sources,
});

import type { Cell } from '../../lines/row.ts';
import type { EntryLabel } from '../field-labels/label-lexicon.ts';
import { CUT, LOCATION_TEXT, scoreOther } from './head-evidence.ts';
import type { HeadModel, Where } from './head-model.ts';

/** A sign in a text, and what it speaks for each label, as log-odds. */
type Evidence<Label extends string> = Readonly<Record<string, Partial<Record<Label, number>>>>;

/** The log-odds of a label in the document: it outweighs all evidence but an order that is known. */
export const LABELLED = 20;
const KNOWN = 40;

/** The parts that the models of all kinds of heads share. */
export const SHARED_MODEL = { cut: CUT, scoreOther, optional: 'location', again: {} } as const;

/** The odds with the weights of all signs that the text shows. */
export function addEvidence<Label extends string>(
  odds: Readonly<Record<Label, number>>,
  evidence: Evidence<Label>,
  signs: Readonly<Record<string, boolean>>,
): Record<Label, number> {
  const sums: Record<Label, number> = { ...odds };
  const shown = Object.entries(evidence).filter(([sign]) => signs[sign]);
  for (const [, weights] of shown) {
    for (const label in sums) sums[label] += weights[label] ?? 0;
  }
  return sums;
}

/**
 * Scores a text by the label that stands before it in the document, else by its words: `kinds` names the label of the
 * model for each kind of label. Behind a label for the giver its place may stand too.
 */
export const scoreTextBy =
  <Label extends string>(
    kinds: Partial<Record<EntryLabel, Label>>,
    oddsOf: (text: string) => Record<Label, number>,
    repeated: Partial<Record<Label, number>>,
  ): HeadModel<Label>['scoreText'] =>
  (label, { text, labelled }, isRepeated) => {
    if (labelled && !(labelled === 'who' && label === 'location'))
      return kinds[labelled] === label ? LABELLED : -LABELLED;
    const again = label === 'location' ? LOCATION_TEXT.repeated : (repeated[label] ?? 0);
    return oddsOf(text)[label] + (isRepeated ? again : 0);
  };

/** The model for our PDF: names stand in a known order, each in a line. `isMisplaced` says where a label cannot stand. */
export const inKnownOrder = <Label extends string>(
  model: HeadModel<Label>,
  isMisplaced: (label: Label, before: readonly Label[], where: Where, part: Cell) => boolean,
): HeadModel<Label> => ({
  ...model,
  again: {},
  scoreOther: () => -KNOWN,
  scorePosition: (label, before, where, part) =>
    model.scorePosition(label, before, where, part) -
    (isMisplaced(label, before, where, part) ? KNOWN : 0),
});

import { describe, expect, it } from 'vitest';
import { FIRST_FRESH } from './first-fresh.test-support.ts';
import { type FreshSet, falseIn, trueIn } from './fresh-set.test-support.ts';
import { checkProposal } from './index.ts';
import type { Planted } from './planted.test-support.ts';
import { SECOND_FRESH } from './second-fresh.test-support.ts';

const isFlagged = ({ says, source }: Planted) => checkProposal(says, source).length > 0;
const said = (all: readonly Planted[]) => all.map(({ says }) => says);

/** Sentences that fail after the kinds of fault were mended; the README has the figures of the first run of each set. */
const LEFT: readonly { set: FreshSet; count: number; missed: string[]; marked: string[] }[] = [
  {
    set: FIRST_FRESH,
    count: 100,
    // The source names twenty companies.
    missed: ['Coordinato un gruppo di venti persone'],
    marked: [
      'Picking errors fell below 1%, to 0.9%',
      'Anleitung und Einsatzplanung für Auszubildende',
    ],
  },
  {
    set: SECOND_FRESH,
    count: 60,
    missed: [],
    marked: [
      'One in five operations was orthopaedic, of about 900 a year',
      'Fundraising of USD 12.5k for the X-ray room',
      'Neun von zehn Vorhaben waren pünktlich: 90 Prozent',
    ],
  },
];

describe.each(LEFT)(
  '[EV2] the evidence gate, on $count sentences of either sort by hand',
  (left) => {
    const [planted, stated] = [falseIn(left.set), trueIn(left.set)];

    it('flags what is planted', () => {
      expect([planted.length, stated.length]).toEqual([left.count, left.count]);
      expect(said(planted.filter((each) => !isFlagged(each)))).toEqual(left.missed);
    });

    it('marks of what the source says only what is worded with other numbers or nouns', () => {
      expect(said(stated.filter(isFlagged))).toEqual(left.marked);
    });
  },
);

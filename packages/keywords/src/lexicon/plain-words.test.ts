import { expect, it } from 'vitest';
import { wordKey } from '../text/word-key.ts';
import { standardLexicon } from './standard-lexicon.ts';

/** Words of any posting or resume, in no trade the name of something. */
const PLAIN_WORDS =
  `able access act add agree aim answer apply area ask assist bank base begin benefit board book bring
  broken build call care carry cause change check choose clear close collect come commission complete
  contain correct cover create day deal decide deliver deposit describe design develop direct do draw
  drive early easy end enjoy enter event excellent expect explain express fair file fill find first fit
  focus follow form foster found frame free full general get give go good grade great group grow guide
  hand have hear help high hold host hour house idea improve include inclusive increase initial inspire
  instrument interest interpret interview issue item join judge keep kind know large lead learn leave let
  level light like line list listen live local long look love make manage many market match mean measure
  meet member mind minute model monitor move name need note number observe offer office open order
  organize own pack part pass pay people perform person pig place plan play please point position power
  prepare present price process produce program propose provide public purchase put quality question
  raise reach read ready receive record reduce refine region relate report request rest result return
  review right rise role room run safe salary save search see seek select send serve set shape share ship
  short show side sign single site size skill small solve sort speak spend staff stage stand start state
  stay step stop strong study subject succeed suggest supply support sure take talk target task team tell
  term test thank thing think time title tool top track train translate travel treat trust try turn type
  understand unit update use valid value view virtual visit wait walk want watch way week welcome well
  will win wish word work world write year young`.split(/\s+/);

const names = standardLexicon()
  .groups.filter(({ kind }) => kind !== 'weak')
  .flatMap((group) => group.names.map((name) => ({ name, group })));

it('takes no plain word, nor a word with its stem, for a keyword', () => {
  const plain = new Set(PLAIN_WORDS.map(wordKey));
  const taken = names.filter(
    ({ name }) =>
      !name.exact && !name.everyday && name.keys.length === 1 && plain.has(name.keys[0] ?? ''),
  );
  expect(taken.map(({ name, group }) => `${name.text}: ${group.canonical}`)).toEqual([]);
});

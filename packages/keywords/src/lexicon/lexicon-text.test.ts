import { expect, it } from 'vitest';
import { readRoles } from '../analysis/roles.ts';
import { findGroup } from '../match/names/names-of.ts';
import { LEXICON_TEXTS } from './lexicon-text.ts';
import { ROLE_TEXTS } from './role-texts.ts';
import { standardLexicon } from './standard-lexicon.ts';

it('has every name in one group, and implies only groups there are', () => {
  expect(standardLexicon().problems).toEqual([]);
});

it('has at least 1,500 groups over at least 25 fields', () => {
  expect(standardLexicon().groups.length).toBeGreaterThanOrEqual(1500);
  expect(new Set(LEXICON_TEXTS.map(({ field }) => field)).size).toBeGreaterThanOrEqual(25);
});

it('knows every keyword of a role, none of them a soft skill', () => {
  const strange = readRoles(ROLE_TEXTS).flatMap(({ names, keywords }) =>
    keywords
      .filter((term) => (findGroup(standardLexicon(), term)?.kind ?? 'weak') === 'weak')
      .map((term) => `${names[0]}: ${term}`),
  );
  expect(strange).toEqual([]);
});

it('has no role without at least five keywords', () => {
  const short = readRoles(ROLE_TEXTS).filter(({ keywords }) => keywords.length < 5);
  expect(short).toEqual([]);
});

import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  entriesOf,
  isPartKey,
  kindOfOrder,
  orderKey,
  type PartKey,
  partValue,
  RESUME,
  type Resume,
  readContent,
  resumeOfParts,
  SECTIONS,
  sectionsOf,
  settingsKey,
  writeContent,
} from '../../index.ts';
import { anyOpenResume } from '../open-resume.test-support.ts';

/** The keys of all parts of a resume, in no order that would help to build it. */
function keysOf(resume: Resume): PartKey[] {
  const listed = resume.sections.flatMap((section) =>
    'entries' in section
      ? [
          orderKey(section.kind),
          ...entriesOf(resume, section.kind).map(({ id }) => `${section.kind}:${id}` as PartKey),
        ]
      : [section.key as PartKey],
  );
  const settings = resume.sections.map(({ key }) => settingsKey(key));
  return [...listed, ...settings, 'section_order', 'photo', 'look', 'contact'];
}

const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

const partsOf = (resume: Resume) =>
  keysOf(resume).flatMap((key) => {
    const value = partValue(resume, key, sectionsOf(resume, SECTIONS));
    return value === undefined ? [] : [{ key, ...throughJson(writeContent(key, value)) }];
  });

describe('parts of a resume', () => {
  test.prop([anyOpenResume], { numRuns: 60 })(
    '[HO9] through JSON say all that it says, in any order',
    (resume) => {
      const again = resumeOfParts(partsOf(resume), SECTIONS);
      expect(partsOf(again)).toEqual(expect.arrayContaining(partsOf(resume)));
      expect(again.contact).toEqual(resume.contact);
    },
  );

  test.prop([fc.constantFrom(...anyKeys()), fc.object(), fc.nat(3)], { numRuns: 300 })(
    '[HO9] of any JSON are read without an error, as a value of their kind',
    (key, content, schema) => {
      const value = readContent(key, { schema, content }, SECTIONS);
      expect(
        throughJson(readContent(key, throughJson(writeContent(key, value)), SECTIONS)),
      ).toEqual(throughJson(value));
    },
  );

  it.each([
    ['contact', true],
    ['skills', true],
    ['interests', true],
    ['experience', false],
    ['experience:one', true],
    ['order:experience', true],
    ['order:skills', false],
    ['section:skills', true],
    ['section:stamps', false],
    ['stamps:one', false],
    ['custom-stamps:one', true],
    ['custom-stamps', true],
    ['constructor', false],
  ])('%s is the key of one: %s', (key, isKey) => {
    expect(isPartKey(key, SECTIONS)).toBe(isKey);
  });

  it.each([
    ['photo', 'photo'],
    ['section_order', 'section_order'],
    ['skills', 'skills'],
    ['interests', 'text'],
    ['custom-stamps', 'text'],
    ['section:skills', 'section'],
    ['order:experience', 'order'],
    ['experience:one', 'experience'],
    ['custom-stamps:one', 'custom-stamps'],
    ['experience:', undefined],
    ['experience', undefined],
  ])('%s stands in a row of kind %s', (key, kind) => {
    expect(RESUME.findPart(key, SECTIONS.kinds)?.kind).toBe(kind);
  });

  it('[HO4] that this release does not know are passed over', () => {
    const later = { schema: 1, content: { text: 'Later' } };
    expect(resumeOfParts([{ key: 'stamps', ...later }], SECTIONS)).toEqual(
      resumeOfParts([], SECTIONS),
    );
    expect(kindOfOrder('orders:one')).toBeUndefined();
  });
});

function anyKeys(): PartKey[] {
  return ['contact', 'skills', 'section_order', 'look', 'photo', settingsKey('skills')].concat([
    'order:experience',
    ...SECTIONS.kinds.flatMap(({ kind, shape }) => (shape === 'entries' ? [`${kind}:e1`] : [])),
  ]) as PartKey[];
}

import { fc, it as property } from '@fast-check/vitest';
import {
  KINDS,
  type Letter,
  printedLetter,
  printedResume,
  type Resume,
  SECTIONS,
} from '@shortlist/model';
import { anyLetter } from '@shortlist/model/letter.test-support';
import { anyOpenResume } from '@shortlist/model/open-resume.test-support';
import { awardWith, contactWith, resumeWith } from '@shortlist/model/resume.test-support';
import { describe, expect, it } from 'vitest';
import { isLeftOut, type LeftOut, leftOutOf, toShared } from './index.ts';
import {
  listLeaks,
  listLost,
  type SentinelDocument,
  sentinelLetter,
  sentinelResume,
} from './sentinels.test-support.ts';

/** The printed view without ids and references to fields. */
const view = (printed: object): unknown =>
  JSON.parse(
    JSON.stringify(printed, (key, value) =>
      ['ref', 'id', 'source', 'line', 'section'].includes(key) && key !== '' ? undefined : value,
    ),
  );
const viewOf = (resume: Resume) => view(printedResume(resume, { sections: SECTIONS }));
const viewOfLetter = (letter: Letter) => view(printedLetter(letter, letter.look.language ?? 'en'));

const share = <D>(kind: string, document: D, leaveOut: readonly LeftOut[] = []) =>
  toShared(kind, document, leaveOut, SECTIONS);

const picks = fc.array(fc.boolean(), { minLength: 40, maxLength: 40 });
const pickFrom = (answers: readonly boolean[]) => {
  let at = 0;
  return () => {
    at += 1;
    return answers[at % answers.length] ?? false;
  };
};

const read = ({ kind, parts }: SentinelDocument): unknown =>
  KINDS.find(kind)?.readParts(parts, SECTIONS);
const choicesOf = (kind: string, document: unknown) =>
  leftOutOf(kind, document, SECTIONS).map(({ choice }) => choice);

const anyLanguage = fc.constantFrom('en', 'de', 'fr', 'ar');

describe.each([
  { kind: 'resume', make: sentinelResume },
  { kind: 'letter', make: sentinelLetter },
])('[SL2] a shared $kind', ({ kind, make }) => {
  property.prop([picks, anyLanguage, fc.infiniteStream(fc.boolean())], { numRuns: 40 })(
    'has all that is printed and not left out, and no other word of any part',
    (answers, language, isChosen) => {
      const source = make({ language }, pickFrom(answers));
      const document = read(source);
      const leaveOut = choicesOf(kind, document).filter(() => isChosen.next().value);
      const shared = JSON.stringify(share(kind, document, leaveOut));
      expect(listLeaks(shared, source, leaveOut)).toEqual([]);
      expect(listLost(shared, source, leaveOut)).toEqual([]);
      expect(shared).not.toMatch(/"(?:locked|hidden)":/u);
    },
  );

  it('has nothing of any two choices', () => {
    const source = make({}, () => true);
    const document = read(source);
    const choices = choicesOf(kind, document);
    expect(choices.length).toBe(kind === 'resume' ? 24 : 6);
    for (const [at, one] of choices.entries())
      for (const other of choices.slice(at)) {
        const leaveOut = [one, other];
        const shared = JSON.stringify(share(kind, document, leaveOut));
        expect(listLeaks(shared, source, leaveOut), leaveOut.join()).toEqual([]);
      }
  });

  it('is told by its choices alone: one that it has nothing of, or that is unknown, leaves out nothing', () => {
    const document = read(make({}, () => true));
    const strange = ['section:custom-none', 'section:', 'notes'] as LeftOut[];
    expect(share(kind, document, strange)).toEqual(share(kind, document));
  });
});

describe('[SL1] a shared document', () => {
  property.prop([anyOpenResume], { numRuns: 200 })('prints what its resume prints', (resume) => {
    expect(viewOf(share('resume', resume))).toEqual(viewOf(resume));
  });

  property.prop([anyLetter])('prints what its letter prints', (letter) => {
    expect(viewOfLetter(share('letter', letter))).toEqual(viewOfLetter(letter));
  });

  property.prop([anyOpenResume, fc.infiniteStream(fc.boolean())])(
    'shared again is itself',
    (resume, isChosen) => {
      const leaveOut = choicesOf('resume', resume).filter(() => isChosen.next().value);
      const shared = share('resume', resume, leaveOut);
      expect(share('resume', shared)).toEqual(shared);
    },
  );

  property.prop([anyLetter, fc.boolean()])('of a letter too', (letter, isNameless) => {
    const shared = share('letter', letter, isNameless ? ['name'] : []);
    expect(share('letter', shared)).toEqual(shared);
  });

  property.prop([anyOpenResume])('has no id of its resume', (resume) => {
    const ids = resume.sections.flatMap((section) =>
      'entries' in section ? section.entries.map(({ id }) => id as string) : [],
    );
    const shared = JSON.stringify(share('resume', resume));
    expect(ids.filter((id) => shared.includes(id))).toEqual([]);
  });

  it('is of a known kind', () => {
    expect(() => share('pursuit', {})).toThrow('cannot be shared');
    expect(leftOutOf('pursuit', {}, SECTIONS)).toEqual([]);
  });
});

describe('[SL1] what is left out', () => {
  const ada = resumeWith({
    contact: contactWith({
      fullName: 'Ada King',
      phone: '0664123456',
      country: 'Austria',
      city: 'Graz',
    }),
    summary: 'Builds bridges.',
    look: { design: null, paper: null, language: 'de' },
  });

  it('is what is printed, sections by their titles', () => {
    expect(leftOutOf('resume', ada, SECTIONS)).toEqual([
      ...['name', 'phone', 'location'].map((choice) => ({
        choice,
        label: { code: 'sharing.leftOut', params: { choice } },
      })),
      {
        choice: 'section:summary',
        label: { code: 'sharing.section', params: { title: 'Summary' } },
      },
    ]);
  });

  it('is the name, in whose place stands the word for the document in its language', () => {
    expect(share('resume', ada, ['name']).contact.fullName).toBe('Lebenslauf');
    const letter = KINDS.find('letter')?.readParts(
      [{ key: 'contact', schema: 1, content: { fullName: 'Ada King' } }],
      SECTIONS,
    ) as Letter;
    const printed = printedLetter(share('letter', letter, ['name']), 'en');
    expect(printed).toMatchObject({ name: 'Cover letter', signature: [] });
  });

  it('keeps a phone as it is written where the country is left out', () => {
    const { contact } = printedResume(share('resume', ada, ['location']), { sections: SECTIONS });
    expect(contact).toEqual([{ field: 'phone', text: '0664123456', href: 'tel:0664123456' }]);
  });

  it('is named by a section’s key or its address', () => {
    for (const choice of ['section:project', 'section:projects'] as const) {
      const resume = resumeWith({ projects: [awardWith({ name: 'Bridge' })] });
      expect(viewOf(share('resume', resume, [choice]))).toMatchObject({ sections: [] });
    }
  });

  it.each([
    ['name', true],
    ['section:custom-a1b2', true],
    ['section:', false],
    ['Name', false],
    [{}, false],
  ])('may be %j: %j', (value, isKnown) => {
    expect(isLeftOut(value)).toBe(isKnown);
  });
});

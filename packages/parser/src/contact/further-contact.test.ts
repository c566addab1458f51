import { fc, test as property } from '@fast-check/vitest';
import { numberedIds, parseLabelledLines } from '@shortlist/model';
import type { PlacedText } from '@shortlist/placed-text';
import { describe, expect, it } from 'vitest';
import { flowingText, type Printed, printedText } from '../document/placed-text.test-support.ts';
import { parseResume } from '../index.ts';

const JOB = ['# Experience', 'Cook\t2019 – 2021', 'Ritz, Vienna'];

const parse = (document: PlacedText) => parseResume(document, numberedIds());

/** The head of a resume: the name in large letters, and lines of text. */
const printed = (lines: readonly (string | Printed['pieces'])[]) =>
  parse(
    printedText([
      { y: 40, pieces: [{ text: 'Ada Byron', size: 20 }] },
      ...lines.map((line, at) => ({
        y: 60 + at * 14,
        pieces: typeof line === 'string' ? [{ text: line }] : line,
      })),
      { y: 200, pieces: [{ text: 'EXPERIENCE', bold: true }] },
      { y: 216, pieces: [{ text: 'Cook, Ritz' }, { text: '2019 – 2021', x: 480 }] },
    ]),
  );

describe('[OC1] a headline', () => {
  it.each([
    { headline: 'Senior Software Engineer' },
    { headline: 'Senior Engineer | Go, Kubernetes' },
    { headline: 'Backend Engineer · Distributed Systems' },
    { headline: 'Bürokauffrau' },
  ])('is the line below the name: $headline', ({ headline }) => {
    const { resume, unplaced } = printed([headline, 'ada@example.org | +49 30 1234567']);
    expect(resume.contact).toMatchObject({ fullName: 'Ada Byron', headline });
    expect(unplaced).toEqual([]);
  });

  it('stands behind the name', () => {
    const lines = ['Ada Byron | Data Analyst', 'ada@example.org', ...JOB];
    const { resume } = parse(flowingText(lines));
    expect(resume.contact).toMatchObject({ fullName: 'Ada Byron', headline: 'Data Analyst' });
  });

  it('stands behind a bar, or beside the contact', () => {
    const behind = parse(
      flowingText(['Ada Byron | Headed for the sea', 'ada@example.org', ...JOB]),
    );
    expect(behind.resume.contact.headline).toBe('Headed for the sea');
    const beside = printed([[{ text: 'Bürokauffrau' }, { text: 'ada@example.org', x: 400 }]]);
    expect(beside.resume.contact.headline).toBe('Bürokauffrau');
  });

  it('stands before a place, which stays one', () => {
    const { resume } = printed([
      'Pipe Fitter and Welder · Guingamp, Bretagne, FR',
      'ada@example.org',
    ]);
    expect(resume.contact).toMatchObject({
      headline: 'Pipe Fitter and Welder',
      city: 'Guingamp',
      country: 'FR',
    });
  });

  it.each([
    'Telephone',
    'ada@example.org',
    'Leeds, United Kingdom',
    '12 Elm Street',
    'github.com/ada',
    'Nationality: British',
    'Curriculum Vitae',
  ])('is not %s', (line) => {
    expect(printed([line, 'ada@example.org']).resume.contact.headline).toBe('');
  });

  it('without words of a role is doubted', () => {
    const { fields } = printed(['Open to anything', 'ada@example.org | +49 30 1234567']);
    const headline = fields.find(({ ref }) => ref.field === 'headline');
    expect(headline?.text).toBe('Open to anything');
    expect(headline?.confidence).toBeLessThan(0.9);
  });
});

describe('[OC1] further addresses', () => {
  const links = (text: string) =>
    parseLabelledLines(text).map(({ label, text: to }) => [label, to]);

  it('are those beside LinkedIn and the person’s site, by their labels or their sites', () => {
    const { resume, unplaced } = printed([
      'ada@example.org | linkedin.com/in/ada | ada.dev',
      'github.com/adab | Portfolio: work.byron.dev/things | stackoverflow.com/u/ada',
    ]);
    expect(resume.contact).toMatchObject({ linkedin: 'ada', website: 'ada.dev' });
    expect(links(resume.contact.links)).toEqual([
      ['GitHub', 'github.com/adab'],
      ['Portfolio', 'work.byron.dev/things'],
      ['Stack Overflow', 'stackoverflow.com/u/ada'],
    ]);
    expect(unplaced).toEqual([]);
  });

  it('may stand behind words, which label them unless they are the person’s name there', () => {
    const link = (text: string, x: number, to: string) => ({ text, x, link: to });
    const { resume } = printed([
      'ada@example.org | ada.dev',
      [
        link('Recordings', 72, 'https://video.example.com/ada'),
        link('adab', 200, 'https://github.com/adab'),
      ],
    ]);
    expect(links(resume.contact.links)).toEqual([
      ['Recordings', 'https://video.example.com/ada'],
      ['GitHub', 'https://github.com/adab'],
    ]);
  });

  it('stand under a heading of their own', () => {
    const lines = ['Ada Byron', 'ada@example.org, ada.dev', ...JOB, '# Links', 'github.com/adab'];
    const { resume, unplaced } = parse(flowingText(lines));
    expect(links(resume.contact.links)).toEqual([['GitHub', 'github.com/adab']]);
    expect(unplaced).toEqual([]);
  });
});

describe('[TR1] the words on a link', () => {
  const ADDRESSES = [
    'https://varga.example/',
    'https://github.com/varga',
    'https://www.linkedin.com/in/varga',
    'mailto:o@varga.example',
    'tel:+442079460958',
  ];
  const WORDS = ['Glassblowing', 'Pigeonpost', 'Seaside', 'Professional', 'of', '日記', 'Website'];
  const label = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 4 });
  const linked = fc.record({ words: label, link: fc.constantFrom(...ADDRESSES) });

  property.prop([fc.array(linked, { minLength: 1, maxLength: 5 })])(
    'are in a field, in the unplaced text, or in what was left out and why',
    (links) => {
      const pieces = links.map(({ words, link }, at) => ({
        text: words.join(' '),
        x: 72 + at * 300,
        link,
      }));
      const { fields, unplaced, leftOut } = printed([pieces]);
      const said = [...fields, ...unplaced, ...leftOut].map(({ text }) => text).join('\n');
      const words = links.flatMap((each) => each.words);
      expect(words.filter((word) => word !== 'of' && !said.includes(word))).toEqual([]);
    },
  );

  it('that tell more than the field does are unplaced whole, those that name it are left out', () => {
    const { resume, unplaced, leftOut } = printed([
      [
        { text: 'Portfolio of Kites', link: 'https://kites.example/' },
        { text: 'Write Pigeonpost', x: 300, link: 'mailto:o@varga.example' },
        { text: 'LinkedIn Profile', x: 480, link: 'https://www.linkedin.com/in/varga' },
      ],
    ]);
    expect(resume.contact).toMatchObject({
      website: 'https://kites.example/',
      email: 'o@varga.example',
      linkedin: 'varga',
    });
    expect(unplaced.map(({ text }) => text)).toEqual(['Portfolio of Kites', 'Write Pigeonpost']);
    const labels = leftOut.filter(({ why }) => why === 'label').map(({ text }) => text);
    expect(labels).toEqual(['LinkedIn', 'Profile']);
  });
});

describe('[OC1] further lines', () => {
  const details = (lines: readonly string[]) => {
    const { resume, unplaced } = parse(
      flowingText(['Ada Byron', 'ada@example.org', ...lines, ...JOB]),
    );
    return {
      details: parseLabelledLines(resume.contact.details).map(({ label, text }) => [label, text]),
      unplaced: unplaced.map(({ text }) => text),
    };
  };

  it.each([
    {
      it: 'have their labels before a colon',
      lines: ['Nationality: British', 'Date of birth: 10 December 1815'],
      expected: [
        ['Nationality', 'British'],
        ['Date of birth', '10 December 1815'],
      ],
    },
    {
      it: 'stand in one line',
      lines: ['Staatsangehörigkeit: deutsch | Führerschein: Klasse B'],
      expected: [
        ['Staatsangehörigkeit', 'deutsch'],
        ['Führerschein', 'Klasse B'],
      ],
    },
    {
      it: 'have known labels beside them',
      lines: ['Nationalité\tfrançaise', 'Permis de conduire\tB'],
      expected: [
        ['Nationalité', 'française'],
        ['Permis de conduire', 'B'],
      ],
    },
    {
      it: 'may have a label of the person’s own',
      lines: ['Security clearance: Secret'],
      expected: [['Security clearance', 'Secret']],
    },
  ])('$it', ({ lines, expected }) => {
    expect(details(lines)).toEqual({ details: expected, unplaced: [] });
  });

  it('stand under a heading for what is personal', () => {
    const lines = ['Ada Byron', 'ada@example.org', ...JOB, '# Personal', 'Nationality: British'];
    const { resume } = parse(flowingText(lines));
    expect(resume.contact.details).toBe('Nationality\tBritish');
  });

  it('are no line that a field was read from', () => {
    expect(details(['Phone: +49 30 1234567', 'City: Berlin']).details).toEqual([]);
  });
});

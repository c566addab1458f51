import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { checkProposal } from './index.ts';

const SOURCE = `Software Engineer, Initech
Mar 2019 – Present
• Rewrote the billing service in TypeScript, which cut invoice errors by 40%
• Mentored two juniors and ran the on-call rota for 12 services
• Saved $1.2 million a year
Skills: TypeScript, PostgreSQL, Docker`;

const found = (proposal: string, source = SOURCE) =>
  checkProposal(proposal, source).map(({ kind, start, end }) => [kind, proposal.slice(start, end)]);

/** Marks over texts with a dot in them. */
const listAddressesIn = (says: string) =>
  found(says, `${SOURCE} node.js 3.5 24.7 v1.2.3`).filter(([, text = '']) => text.includes('.'));

describe('a proposal', () => {
  it.each([
    'Rewrote the TypeScript billing service, cutting invoice errors by 40 percent.',
    'Cut invoice errors 40% by rewriting billing in TypeScript at Initech.',
    'Mentored 2 juniors; ran on-call for twelve services.',
    'Saved $1,200,000 a year since 2019.',
    'Saved $1.2M every year since March 2019, as a software engineer.',
    'Improved [process] by [number]% for [team or department].',
    'Kept Postgres and Docker running for Initech.',
    'I keep services running.',
    '',
  ])('that only rewords the source has no marks: %s', (proposal) => {
    expect(found(proposal)).toEqual([]);
  });

  it.each([
    { says: 'Cut invoice errors by 45%', marks: [['number', '45%']] },
    { says: 'Cut errors by 40', marks: [['number', '40']] },
    { says: 'Ran 12% of services', marks: [['number', '12%']] },
    { says: 'Mentored five juniors', marks: [['number', 'five']] },
    { says: 'Mentored twenty-five juniors', marks: [['number', 'twenty-five']] },
    { says: 'Doubled throughput', marks: [['number', 'Doubled']] },
    { says: 'Made billing 3x faster', marks: [['number', '3x']] },
    { says: 'Saved $1.3 million a year', marks: [['number', '$1.3 million']] },
    { says: 'Saved €1.2 million a year', marks: [['number', '€1.2 million']] },
    { says: 'Mit zwölf anderen und für das hier da', marks: [] },
    {
      says: 'Mit fünfundzwanzig anderen und für das hier da',
      marks: [['number', 'fünfundzwanzig']],
    },
    {
      says: 'A dirigé trente-cinq personnes pour la banque et le port',
      marks: [['number', 'trente-cinq']],
    },
    {
      says: 'Dirigí treinta y cinco personas para el banco y la prensa',
      marks: [['number', 'treinta y cinco']],
    },
    {
      says: 'Liderei trinta e cinco pessoas para os bancos',
      marks: [['number', 'trinta e cinco']],
    },
    {
      says: 'Ho guidato venticinque persone per il gruppo e la rete',
      marks: [['number', 'venticinque']],
    },
    {
      says: 'Leidde vijfentwintig mensen voor de bank en het team',
      marks: [['number', 'vijfentwintig']],
    },
    {
      says: 'Wurde um fünfzehn Prozent kleiner und um 40 Prozent besser',
      marks: [['number', 'fünfzehn Prozent']],
    },
    { says: 'Redujo los errores un cuarenta por ciento con los equipos', marks: [] },
    { says: 'A réduit les erreurs de 12 pour cent', marks: [['number', '12 pour cent']] },
    { says: 'War seit Oktober 2019 da', marks: [['date', 'Oktober 2019']] },
    { says: 'Depuis mars 2019 chez Initech', marks: [] },
    { says: 'Desde octubre de 2019', marks: [['date', 'octubre de 2019']] },
    { says: 'Kam als directeur', marks: [['title', 'directeur']] },
    { says: 'Verdoppelt, was mit der und für das da war', marks: [['number', 'Verdoppelt']] },
    { says: 'Reviewed bills due once a month', marks: [] },
    { says: 'Cut errors by ٤٥٪', marks: [['number', '٤٥٪']] },
    { says: 'Cut errors by ४५%', marks: [['number', '४५%']] },
    { says: 'Cut errors by ٤٠٪ since ٢٠١٩', marks: [] },
    { says: 'Saved $１.２ million', marks: [] },
    { says: 'See https://evil.example/x for more', marks: [['name', 'https://evil.example/x']] },
    { says: 'See www.evil.example.', marks: [['name', 'www.evil.example']] },
    { says: 'See evil-prize.com/claim now', marks: [['name', 'evil-prize.com/claim']] },
    { says: 'Write to chief@evil.example', marks: [['name', 'chief@evil.example']] },
    { says: 'Follow @evil_prize', marks: [['name', '@evil_prize']] },
    { says: 'Call +1 (512) 555-0147 now', marks: [['number', '+1 (512) 555-0147']] },
    { says: 'Call 030 123 456 78 now', marks: [['number', '030 123 456 78']] },
    { says: 'Ran [40] services', marks: [['number', '40']] },
    { says: 'Ran billing since 2017', marks: [['date', '2017']] },
    { says: 'Ran billing, 2019-2022', marks: [['date', '2022']] },
    { says: 'Rewrote billing in March 2020', marks: [['date', 'March 2020']] },
    { says: 'Rewrote billing in October', marks: [['date', 'October']] },
    { says: 'Rewrote billing in Python', marks: [['skill', 'Python']] },
    { says: 'Rewrote billing with machine learning', marks: [['skill', 'machine learning']] },
    {
      says: 'Ran Kubernetes and Docker',
      marks: [['skill', 'Kubernetes']],
    },
    { says: 'Rewrote billing as senior engineer', marks: [['title', 'senior']] },
    { says: 'Promoted to director of billing', marks: [['title', 'director']] },
    { says: 'Was vice president of billing', marks: [['title', 'vice president']] },
    { says: 'Rewrote the billing of Globex', marks: [['name', 'Globex']] },
    { says: 'Initech’s rival Hooli hired me', marks: [['name', 'Hooli']] },
    { says: 'Globex’s billing service, rewritten', marks: [['name', 'Globex’s']] },
    { says: 'Worked for McKinsey', marks: [['name', 'McKinsey']] },
    { says: 'Globex Corporation billing', marks: [['name', 'Corporation']] },
    {
      says: 'Led 300 people at Hooli in 2015.',
      marks: [
        ['number', '300'],
        ['name', 'Hooli'],
        ['date', '2015'],
      ],
    },
  ])('that says “$says” has what is new marked', ({ says, marks }) => {
    expect(found(says)).toEqual(marks);
  });

  it.each([
    ...[
      'a third',
      'one third',
      'two thirds',
      'three quarters',
      'a quarter',
      'half',
      'tenths',
      'third',
    ],
    ...[
      'a fifth',
      'sixfold',
      'twelvefold',
      'hundredfold',
      'ten-fold',
      'octupled',
      'trebled',
      'twice',
    ],
    ...['½', '⅔', '1½', '⑦', '⑳', '❸', 'Ⅳ', 'ⅺ', '㉑', '↉', '٣', '३', '൰', '𝟒', '๔', '3‰'],
    ...[
      'de moitié',
      'un tiers',
      'trois quarts',
      'triplé',
      'décuplé',
      'deux cents',
      'quatre-vingt-douze',
    ],
    ...[
      'verdreifacht',
      'vervierfachte',
      'ein Drittel',
      'Hälfte',
      'halbiert',
      'zehnfache',
      'zweihundert',
    ],
    ...['dreihundertfünfzig', 'einundzwanzig', 'fünftausend', 'anderthalb', 'dreiviertel'],
    ...['la mitad', 'un tercio', 'tres cuartos', 'duplicó', 'triplicado', 'doscientos cincuenta'],
    ...['metade', 'um terço', 'dobraram', 'quintuplicou', 'duzentos e cinquenta', 'oitocentos'],
    ...[
      'metà',
      'un terzo',
      'tre quarti',
      'dimezzato',
      'raddoppiate',
      'duecentocinquanta',
      'trentotto',
    ],
    ...['helft', 'driekwart', 'twee derde', 'verdubbeld', 'vertienvoudigd', 'tweehonderdvijftig'],
  ])('has %s, a number that its source does not have, marked', (words) => {
    const says = `Cut errors by ${words} today`;
    const marked = words.replace(/^(?:de|la) /u, '');
    expect(found(says)).toEqual([['number', marked]]);
    expect(found(says, `${SOURCE}\n• Cut errors by ${words}`)).toEqual([]);
  });

  it.each([
    ['½', 'half'],
    ['½', '0.5'],
    ['halved', 'half'],
    ['⅔', 'two thirds'],
    ['¾', 'three quarters'],
    ['②', '2'],
    ['Ⅻ', 'twelve'],
    ['sixfold', '6x'],
    ['verdreifacht', '3x'],
    ['moitié', 'half'],
    ['dreihundertfünfzig', '350'],
    ['duecentocinquanta', '250'],
    ['quatre-vingt-douze', '92'],
    ['fünftausend', '5,000'],
    ['trois quarts', 'driekwart'],
  ])('says the same number as its source: %s and %s', (says, source) => {
    expect(found(`Cut errors by ${says} today`, `Cut errors by ${source} today`)).toEqual([]);
    expect(found(`Cut errors by ${source} today`, `Cut errors by ${says} today`)).toEqual([]);
  });

  it.each([
    'Reviewed m² of cloth and H₂O¹ for a third-party',
    'Saved hours each quarter',
    'Der Umsatz war gut',
    'Once the invoices were due',
  ])('has no number marked where none is named: %s', (says) => {
    expect(found(says).filter(([kind]) => kind === 'number')).toEqual([]);
  });

  it.each([
    ...[
      'bit.ly/abc',
      'my-site.tv',
      'jane.pl',
      'evil.academy',
      'a.to',
      'x.co.uk/y?z=1',
      'evil.museum/x',
    ],
    ...['сайт.рф', 'उदाहरण.भारत', '例え.テスト', 'xn--e1afmkfd.xn--p1ai', 'evil．com', 'EVIL.COM'],
    ...[
      'ftp://evil.example',
      'hxxp://evil',
      'evil.com:8080/a',
      'sub.evil.io',
      'jane_doe.github.io',
    ],
    ...['jane@evil.pl', 'jane.doe+x@mail.evil.tv', 'mailto:jane@evil.pl'],
  ])('has %s, an address that its source does not have, marked', (address) => {
    const says = `see ${address}, please`;
    const [mark, ...others] = found(says);
    expect(mark?.[0]).toBe('name');
    expect([address, address.replace('mailto:', '')]).toContain(mark?.[1]);
    expect(others).toEqual([]);
    expect(found(says, `${SOURCE} ${address}`)).toEqual([]);
  });

  it.each([
    'wrote it in plain node.js, e.g. for billing.It works',
    'ran 3.5 services, i.e. at 24.7 and v1.2.3',
    'kept notes.txt and invoice.pdf in order',
    '服务完成了。我们很高兴',
  ])('has no address marked where none is named: %s', (says) => {
    expect(listAddressesIn(says)).toEqual([]);
  });

  it('is not judged by its posting: a skill that only the posting names is new', () => {
    expect(found('Ran Terraform for 12 services', SOURCE)).toEqual([['skill', 'Terraform']]);
  });
});

const sourceLines = SOURCE.split('\n');
const word = fc.constantFrom('ran', 'the', 'billing', 'service', 'and', 'juniors', 'with', 'care');
const plainWords = fc.array(word, { minLength: 1, maxLength: 8 });

test.prop([fc.shuffledSubarray(sourceLines, { minLength: 1 })])(
  'lines of the source in any order bring in nothing',
  (lines) => {
    expect(found(lines.join('\n'))).toEqual([]);
  },
);

test.prop([plainWords, plainWords, fc.integer({ min: 41, max: 99_999 })])(
  'a number that the source does not have is marked wherever it stands',
  (before, after, number) => {
    const proposal = `${before.join(' ')} ${number} ${after.join(' ')}`;
    const isYear = number >= 1900 && number <= 2099;
    fc.pre(number !== 2019);
    expect(found(proposal)).toEqual([[isYear ? 'date' : 'number', String(number)]]);
  },
);

test.prop([plainWords, fc.stringMatching(/^[A-Z][bcdfgz]{4,9}$/), plainWords])(
  'a name that the source does not have is marked in mid-sentence',
  (before, name, after) => {
    expect(found(`${before.join(' ')} ${name} ${after.join(' ')}`)).toEqual([['name', name]]);
  },
);

test.prop([fc.string({ unit: 'grapheme', maxLength: 200 }), fc.string({ maxLength: 100 })])(
  'marks stand in order, over something, and not over each other',
  (proposal, source) => {
    const marks = checkProposal(proposal, source);
    let done = 0;
    for (const { start, end } of marks) {
      expect(start).toBeGreaterThanOrEqual(done);
      expect(end).toBeGreaterThan(start);
      expect(end).toBeLessThanOrEqual(proposal.length);
      done = end;
    }
  },
);

test.prop([fc.string({ unit: 'grapheme', maxLength: 200 })])(
  'any text brings nothing new into itself',
  (text) => {
    expect(found(text, text)).toEqual([]);
  },
);

import { expect, it } from 'vitest';
import { readWords } from '../../text/words.ts';
import { segment } from './segment.ts';

const read = (text: string) =>
  segment(text, readWords(text)).map(({ kind, text: said }) => [kind, said]);

it('parts a posting by its headings', () => {
  const posting = `Data Analyst
About Acme
Acme is a leader. You will join our analysts.
What you will do
- Build reports
Requirements
- SQL
- Tableau is a plus
Nice to have: Python
Benefits
Dental and PTO`;
  expect(read(posting)).toEqual([
    ['title', 'Data Analyst'],
    ['drop', 'Acme is a leader.'],
    ['prose', 'You will join our analysts.'],
    ['duty', 'Build reports'],
    ['must', 'SQL'],
    ['nice', 'Tableau is a plus'],
    ['nice', 'Python'],
    ['drop', 'Dental and PTO'],
  ]);
});

it('keeps what comes before any heading, as asked for or as an introduction', () => {
  expect(read('Cook\nBusy place.\nYou need knife skills.\nDuties\nPrep')).toEqual([
    ['title', 'Cook'],
    ['intro', 'Busy place.'],
    ['prose', 'You need knife skills.'],
    ['duty', 'Prep'],
  ]);
});

it('takes a task before any heading for a requirement, and a pitch for an introduction', () => {
  const posting =
    'Manager\nLead the front desk. Join our growing team today. The role covers rotas.';
  expect(read(posting).map(([kind]) => kind)).toEqual(['title', 'prose', 'intro', 'prose']);
});

it('takes a posting of one text for asked for, but where the employer speaks of itself', () => {
  const posting = 'Cook\nWe opened in 2016. Busy place. You need knife skills.';
  expect(read(posting).map(([kind]) => kind)).toEqual(['title', 'intro', 'prose', 'prose']);
});

it('takes all of a posting for asked for when it knows none of its headings', () => {
  expect(read('Ingénieur\nProfil\nPython, Docker').map(([kind]) => kind)).toEqual([
    'title',
    'prose',
    'prose',
  ]);
});

it('fails open: a misread heading does not lose the posting', () => {
  const posting = `Dentist\nWhy us\nTreat patients all day.\nUse digital radiography.\nPlace crowns.`;
  expect(read(posting).map(([kind]) => kind)).toEqual(['title', 'prose', 'prose', 'prose']);
});

it('leaves negated words out', () => {
  const text =
    "Tester\nRequirements\nSelenium. You won't need Java. No degree required. Not looking for Perl";
  const words = segment(text, readWords(text)).flatMap((sentence) => sentence.words);
  expect(words.map((word) => word.text)).toEqual(['Tester', 'Selenium']);
});

const kindsOf = (text: string) =>
  Object.fromEntries(read(text).map(([kind, said]) => [said, kind]));

it('reads a heading of pay or place in a line as one of that line only', () => {
  const kinds = kindsOf('Welder\nMandatory: MIG\nLocation: Bremen\nTIG welding\nJigs');
  expect(kinds).toMatchObject({ Bremen: 'drop', 'TIG welding': 'must', Jigs: 'must' });
});

it.each(['What we do not do', 'Not needed', "Stuff you don't have to bring", 'Not this job'])(
  'leaves out what stands under "%s", up to the next blank line',
  (heading) => {
    const posting = `Cook\nDuties\nPrep\nGrill\nSauces\nPlating\n\n${heading}\nPastry\nBanquets\n\nTwo years on the line`;
    expect(kindsOf(posting)).toMatchObject({
      Pastry: 'drop',
      Banquets: 'drop',
      'Two years on the line': 'prose',
    });
  },
);

it.each(['Also hiring (same client):', 'Other openings', 'Similar jobs', 'People also viewed'])(
  'leaves out the other jobs under "%s"',
  (heading) => {
    const posting = `Cook\nDuties\nPrep every station\nGrill every night\nSauces\n${heading}\nBarista\nSommelier`;
    expect(kindsOf(posting)).toMatchObject({ Barista: 'drop', Sommelier: 'drop', Sauces: 'duty' });
  },
);

it('knows a posting in capitals, and a heading in capitals, as shouting', () => {
  const text =
    'Cook\nTHE SHORT STORY\nKNIVES, STOCK AND SAUCES\nUse SQL daily and keep the stock counted, sorted and dated';
  const shouted = segment(text, readWords(text)).flatMap((each) => (each.shouted ? each.text : []));
  expect(shouted).toEqual(['THE SHORT STORY', 'KNIVES, STOCK AND SAUCES']);
});

import { fc, test } from '@fast-check/vitest';
import { readCsv, writeCsv } from '@shortlist/csv';
import { ENGLISH, en, words } from '@shortlist/messages';
import { CLOSING_REASONS, MEANINGS, PAY_PERIODS } from '@shortlist/model/pursuit';
import { expect, it } from 'vitest';
import { row } from '../application-row.test-support.ts';
import {
  type ApplicationRow,
  compareApplications,
  type Exchanged,
  mapColumns,
  readApplications,
  toTable,
} from '../index.ts';

const said = words(ENGLISH, en.tracking);

/** Reads a file as a page does that takes what is proposed. */
function read(file: string) {
  const rows = readCsv(file);
  return readApplications(
    rows,
    mapColumns(rows, said).map(({ column }) => column),
    said,
  );
}

const text = fc
  .array(fc.constantFrom('a', ' b', ',', ';', '"', '\n', '=1', "'", 'é', 'عمل', '👩🏽‍🚒'), {
    maxLength: 4,
  })
  .map((parts) => parts.join(''));
const day = fc.constantFrom('', '2026-03-29', '2024-02-29');
const amount = fc.record({
  amount: fc.constantFrom(null, 0, 48_000, 12.5),
  currency: fc.constantFrom('', 'EUR'),
  per: fc.constantFrom(...PAY_PERIODS),
});
const application: fc.Arbitrary<Exchanged> = fc.record({
  company: text.map((name) => `Acme ${name}`),
  title: text,
  location: text,
  url: text,
  source: text,
  pay: text,
  last_day: day,
  meaning: fc.constantFrom(...MEANINGS),
  round: fc.constantFrom(null, 1, 12),
  stage: text,
  reasons: fc.subarray([...CLOSING_REASONS]),
  since: day,
  next: fc.record({ what: text, due: day }),
  notes: text,
  asked: amount,
  offered: amount,
});

test.prop([fc.array(application, { maxLength: 5 }), fc.constantFrom(',' as const, ';' as const)])(
  'what was written comes back the same',
  (applications, delimiter) => {
    expect(read(writeCsv(toTable(applications, said), delimiter))).toEqual(
      applications.map((each) => ({ ...each, implied: [] })),
    );
  },
);

it.each([
  {
    header: 'Firma;Stelle;Ort;Beworben am;Status;Notizen',
    columns: ['company', 'title', 'location', 'since', 'meaning', 'notes'],
  },
  {
    header: 'Entreprise;Intitulé du poste;Lieu;Date de candidature;Statut;Relance',
    columns: ['company', 'title', 'location', 'since', 'meaning', 'next'],
  },
  {
    header: 'Empresa;Puesto;Ubicación;Fecha;Estado;Enlace',
    columns: ['company', 'title', 'location', 'since', 'meaning', 'url'],
  },
  {
    header: 'Company;Role;Date Applied;Salary;Shoe size;Employer',
    columns: ['company', 'title', 'since', 'pay', undefined, undefined],
  },
])('knows the columns of others: $header', ({ header, columns }) => {
  const rows = readCsv(`${header}\n;;;;;\nx;y`);
  const mapped = mapColumns(rows, said);
  expect(mapped.map(({ column }) => column)).toEqual(columns);
  expect(mapped.map(({ preview }) => preview)).toEqual(['x', 'y', '', '', '', '']);
});

it.each([
  ['Interview 2', 'talking', ''],
  ['Rejected', 'closed', ''],
  ['Absage', 'closed', ''],
  ['Candidature envoyée', 'applied', ''],
  ['Maybe later', 'applied', 'Maybe later'],
  ['Offer', 'offer', ''],
])('takes the status "%s" for %s', (status, meaning, stage) => {
  const [first] = read(`Company,Status,Date applied\nAcme,${status},13.4.2026`);
  expect(first).toMatchObject({ meaning, stage, since: '2026-04-13' });
});

// Of Huntr, Teal, LinkedIn, Indeed and templates of Notion; what is not sure is the person's own stage.
it.each([
  ['Wishlist', 'saved', ''],
  ['Bookmarked', 'saved', ''],
  ['Applying', 'saved', ''],
  ['To apply', 'saved', ''],
  ['Not applied yet', 'saved', ''],
  ['Noch nicht beworben', 'saved', ''],
  ['À postuler', 'saved', ''],
  ['Application submitted', 'applied', ''],
  ['Phone screen', 'talking', ''],
  ['Vorstellungsgespräch', 'talking', ''],
  ['Interviewing', 'talking', ''],
  ['No interview yet', 'saved', 'No interview yet'],
  ['No answer yet', 'saved', 'No answer yet'],
  ['No response yet', 'saved', 'No response yet'],
  ['No offer yet', 'saved', 'No offer yet'],
  ['Not accepted yet', 'saved', 'Not accepted yet'],
  ['Not yet rejected', 'saved', 'Not yet rejected'],
  ['Still no reply', 'saved', 'Still no reply'],
  ['Not rejected', 'saved', 'Not rejected'],
  ['Not closed', 'saved', 'Not closed'],
  ['Noch keine Absage', 'saved', 'Noch keine Absage'],
  ['Nicht abgelehnt', 'saved', 'Nicht abgelehnt'],
  ['Pas encore refusé', 'saved', 'Pas encore refusé'],
  ['Aún no rechazada', 'saved', 'Aún no rechazada'],
  ['Não recusado ainda', 'saved', 'Não recusado ainda'],
  ['Non ancora rifiutata', 'saved', 'Non ancora rifiutata'],
  ['Nog niet afgewezen', 'saved', 'Nog niet afgewezen'],
  ['Pas encore postulé', 'saved', ''],
  ['Not yet sent', 'saved', ''],
  ['Background check', 'saved', 'Background check'],
  ['Latest', 'saved', 'Latest'],
  ['Negotiating', 'offer', ''],
  ['Offer received', 'offer', ''],
  ['Offer accepted', 'hired', ''],
  ['Offer declined', 'closed', ''],
  ['Not accepted', 'closed', ''],
  ['I withdrew', 'closed', ''],
  ['Not selected', 'closed', ''],
  ['No response', 'closed', ''],
  ['No offer', 'closed', ''],
  ['No response; rejected', 'closed', ''],
  ['Rejected - no reason given', 'closed', ''],
  ['Abgelehnt', 'closed', ''],
  ['Refusée', 'closed', ''],
  ['No longer accepting applications', 'closed', ''],
  ['Archived', 'closed', ''],
])('takes the status "%s" of other trackers for %s', (status, meaning, stage) => {
  expect(read(`Company,Status\nAcme,${status}`)[0]).toMatchObject({ meaning, stage });
});

it.each([
  ['2026-04-03T10:00', '2026-04-03'],
  ['3/13/2026', '2026-03-13'],
  ['13/3/2026', '2026-03-13'],
  ['3/4/2026', ''],
  ['soon', ''],
  ['31.2.2026', ''],
])('reads the date "%s" as "%s"', (cell, since) => {
  expect(read(`Company,Date\nAcme,${cell}`)[0]?.since).toBe(since);
});

it.each([
  ['', 48_000, 'year'],
  ['month', 48_000, 'month'],
  ['Per week.', 48_000, 'week'],
  [' per  Hour', 48_000, 'hour'],
  ['per project', null, 'year'],
])('reads pay by the period "%s"', (said, amount, per) => {
  const [first] = read(`Company;Pay asked;Pay asked, per\nAcme;48000;${said}`);
  expect(first?.asked).toEqual({ amount, currency: '', per });
});

it("reads LinkedIn's table of applications, whose days are month first", () => {
  const file = [
    'Application Date,Contact Email,Contact Phone Number,Company Name,Job Title,Job Url,Resume Name,Question And Answers',
    '"3/4/26, 9:04 AM",bo@mail.example,555 0100,Acme,Baker,https://www.linkedin.com/jobs/view/42,cv.pdf,"Years? : 4 | Visa? : No"',
  ].join('\n');
  expect(read(file)).toMatchObject([
    {
      company: 'Acme',
      title: 'Baker',
      url: 'https://www.linkedin.com/jobs/view/42',
      since: '2026-03-04',
      meaning: 'applied',
      source: 'LinkedIn',
    },
  ]);
});

it('says what is new, the same and changed, and takes nothing empty for a change', () => {
  const known = row({
    company: 'Acme GmbH',
    title: 'Baker',
    location: 'Bern',
    meaning: 'applied',
    since: '2026-03-04',
  });
  const file = [
    'Company,Job title,Location,Status,Since,Next step',
    'Acme GmbH,Baker,,Applied,,',
    'Acme GmbH,Baker,Bern,Talking,2026-03-10,Call',
    'Mill,Baker,,Saved,,',
  ].join('\n');
  const compared = compareApplications(read(file), [known]);
  expect(compared.map(({ kind }) => kind)).toEqual(['same', 'changed', 'new']);
  expect(compared[1]).toMatchObject({ row: known, fields: ['meaning', 'since', 'next'] });
});

/** Lists the fields that a table with columns besides company and title changes of an application that is there. */
function fieldsOf(columns: string, cells: string, known: Partial<ApplicationRow>) {
  const file = `Company Name,Job Title,${columns}\nAcme,Baker,${cells}`;
  const there = row({ company: 'Acme', title: 'Baker', ...known });
  const [compared] = compareApplications(read(file), [there]);
  return compared?.kind === 'changed' ? compared.fields : [];
}

it.each([
  { columns: 'Location', cells: 'Bern', meaning: 'talking', fields: ['location'] },
  { columns: 'Status,Location', cells: ',Bern', meaning: 'talking', fields: ['location'] },
  { columns: 'Status', cells: 'Maybe later', meaning: 'talking', fields: ['stage'] },
  { columns: 'Date applied', cells: '13.4.2026', meaning: 'closed', fields: [] },
  { columns: 'Date applied', cells: '13.4.2026', meaning: 'applied', fields: ['since'] },
  { columns: 'Date applied', cells: '13.4.2026', meaning: 'saved', fields: ['meaning', 'since'] },
  { columns: 'Status', cells: 'Applied', meaning: 'talking', fields: ['meaning'] },
] as const)(
  'changes what "$columns" says of $meaning: $fields',
  ({ columns, cells, meaning, fields }) => {
    expect(fieldsOf(columns, cells, { meaning })).toEqual(fields);
  },
);

it("moves no state backwards by LinkedIn's table, and keeps where something was found", () => {
  const linkedin = [
    'Application Date,Job Url',
    '"3/4/26, 9:04 AM",https://jobs.example/42',
  ] as const;
  expect(fieldsOf(...linkedin, { meaning: 'closed', source: 'Bo' })).toEqual(['url']);
  expect(fieldsOf(...linkedin, { meaning: 'saved' })).toEqual(['url', 'meaning', 'since']);
});

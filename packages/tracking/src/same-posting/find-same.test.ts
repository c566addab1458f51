import { expect, it } from 'vitest';
import { row } from '../application-row.test-support.ts';
import { findKnown, indexPostings, type NewPosting } from '../index.ts';

/** Postings as one person saved them: company, title, town, address. */
const SAVED = [
  [
    'Acme Robotics',
    'Senior Software Engineer',
    'Austin, TX',
    'https://boards.greenhouse.io/acmerobotics/jobs/4410023',
  ],
  [
    'Müller Söhne GmbH & Co. KG',
    'Buchhalter',
    'Köln',
    'https://karriere.muellersoehne.de/stellen/buchhalter-koeln',
  ],
  [
    'Société Lefèvre SARL',
    'Chef de projet',
    'Lyon',
    'https://www.welcometothejungle.com/fr/companies/lefevre/jobs/chef-de-projet_lyon',
  ],
  [
    'The Bright Spoon Co.',
    'Line Cook',
    'Portland, OR',
    'https://www.indeed.com/viewjob?jk=1a2b3c4d5e6f7081',
  ],
  ['Ångström Energi AS', 'Data Analyst', 'Oslo', 'https://www.linkedin.com/jobs/view/3890011223'],
  [
    'Banco São Bento S.A.',
    'Analista de Dados',
    'São Paulo',
    'https://sao-bento.gupy.io/jobs/6650012',
  ],
  [
    'Peña y Hijos, S.L.',
    'Ingeniero de Obra',
    'Sevilla',
    'https://penaehijos.es/empleo/ingeniero-de-obra',
  ],
  [
    'Rossi Trasporti S.r.l.',
    'Autista',
    'Torino',
    'https://lavoro.rossitrasporti.it/offerte/autista-c',
  ],
  [
    'Van Dijk Bloemen B.V.',
    'Logistiek Medewerker',
    'Aalsmeer',
    'https://www.vandijkbloemen.nl/werken/logistiek-medewerker',
  ],
  [
    'Harbour & Lane Ltd',
    'Quantity Surveyor',
    'Leeds',
    'https://www.reed.co.uk/jobs/quantity-surveyor/52211008',
  ],
  [
    'Nimbus Data, Inc.',
    'Site Reliability Engineer II',
    'Remote',
    'https://jobs.lever.co/nimbusdata/6f1c1a52-33aa-4c2b-9b1e-0d6f9b1c7a11',
  ],
  [
    'Oak Hollow Hospital',
    'Registered Nurse',
    'Columbus, OH',
    'https://oakhollow.wd5.myworkdayjobs.com/en-US/careers/job/Columbus/Registered-Nurse_R-10422',
  ],
  [
    'Kestrel Aviation Pty Ltd',
    'Aircraft Mechanic',
    'Perth',
    'https://www.seek.com.au/job/77881234',
  ],
  [
    'Tata Beads Pvt. Ltd.',
    'Operations Manager',
    'Pune',
    'https://www.naukri.com/job-listings-operations-manager-tata-beads-pune-120011',
  ],
  [
    'Zürich Uhren AG',
    'Uhrmacher',
    'Zürich',
    'https://www.jobs.ch/de/stellenangebote/detail/8f22a0c1',
  ],
  [
    'Łódzkie Okna Sp. z o.o.',
    'Monter okien',
    'Łódź',
    'https://www.pracuj.pl/praca/monter-okien-lodz,oferta,1003344',
  ],
  ['Øster Brew ApS', 'Brewer', 'Aarhus', 'https://osterbrew.dk/jobs/brewer-1'],
  [
    'Fenland Schools Trust',
    'Teaching Assistant',
    'Ely',
    'https://www.tes.com/jobs/vacancy/teaching-assistant-ely-1990021',
  ],
  ['Data Dog House LLC', 'Groomer', 'Denver, CO', 'https://jobs.ashbyhq.com/datadoghouse/41f0'],
  ['O’Leary Freight', 'Dispatcher', 'Cork', 'https://ie.indeed.com/viewjob?jk=99ffee0011223344'],
  [
    'Cœur de Pain',
    'Boulanger',
    'Nantes',
    'https://candidat.francetravail.fr/offres/recherche/detail/177XYQW',
  ],
  [
    'Bluebird Analytics Corp',
    'Product Manager',
    'Toronto',
    'https://apply.workable.com/bluebird/j/0A1B2C3D4E',
  ],
  [
    'Hôtel du Parc SAS',
    'Réceptionniste',
    'Nice',
    'https://www.hellowork.com/fr-fr/emplois/44110293.html',
  ],
  ['Granite & Sons', 'Stone Mason', 'Aberdeen', 'https://www.s1jobs.com/job/stone-mason-122001'],
  [
    'Veldt Solar (Pty) Ltd',
    'Electrician',
    'Cape Town',
    'https://www.pnet.co.za/jobs--Electrician--4112233-inline.html',
  ],
].map(([company = '', title = '', location = '', url = '']) => ({ company, title, location, url }));

const capitals = (text: string) => text.toUpperCase();
const bare = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');
const elsewhere = 'https://board.example/ad?id=';

/** Writings of a posting by another site, or by the same person at another time. */
const DISGUISES: readonly ((posting: NewPosting, at: number) => NewPosting)[] = [
  (posting) => ({
    ...posting,
    company: '',
    title: '',
    location: '',
    url: `${posting.url}${posting.url.includes('?') ? '&' : '?'}utm_source=mail&utm_campaign=alert&refId=Zx%2B1&trk=public`,
  }),
  (posting) => ({
    ...posting,
    title: 'Job',
    url: `${posting.url.replace('https://', 'http://')}${posting.url.includes('?') ? '' : '/'}#apply`,
  }),
  (posting, at) => ({
    company: capitals(bare(posting.company)),
    title: capitals(posting.title),
    location: '',
    url: `${elsewhere}${at}`,
  }),
  (posting) => ({
    company: `  ${posting.company.replace(/[.,]/gu, '')} `,
    title: `${posting.title} (m/w/d)`,
    location: posting.location,
    url: '',
  }),
  (posting) => ({
    company: posting.company.replaceAll('&', 'and'),
    title: `${posting.title} – Full-time`,
    location: `${posting.location} (hybrid)`,
    url: 'https://careers.example',
  }),
  (posting) => ({
    company: posting.company.replace(
      / (?:GmbH|S\.A\.|S\.r\.l\.|B\.V\.|Ltd|SARL|ApS|AG|SAS|LLC|Corp|AS)$/u,
      '',
    ),
    title: posting.title.replace('Senior', 'Sr.').replace('Engineer', 'engineer'),
    location: posting.location.split(',')[0] ?? '',
    url: '',
  }),
  (posting) => ({
    company: posting.company.replaceAll(' ', '\u00a0'),
    title: `${posting.title}, ${posting.location.split(',')[0]}`,
    location: posting.location,
    url: '',
  }),
  (posting) => ({
    company: `${posting.company}, Inc`,
    title: posting.title.normalize('NFD'),
    location: `Greater ${posting.location} Area`,
    url: '',
  }),
];

const found = (saved: NewPosting, posting: NewPosting) =>
  findKnown(indexPostings([row(saved)]), posting).same !== undefined;

it('finds the same posting in all of 200 disguises', () => {
  const pairs = SAVED.flatMap((saved, at) =>
    DISGUISES.map((disguise, which) => ({ saved, posting: disguise(saved, at), which })),
  );
  expect(pairs).toHaveLength(200);
  expect(pairs.filter(({ saved, posting }) => !found(saved, posting))).toEqual([]);
});

/** Other postings that look alike. */
const OTHERS: readonly ((posting: NewPosting) => NewPosting)[] = [
  (posting) => ({ ...posting, title: `Junior ${posting.title.replace('Senior ', '')}`, url: '' }),
  (posting) => ({ ...posting, title: `${posting.title} Manager`, url: '' }),
  (posting) => ({ ...posting, title: `Head of ${posting.title}`, url: '' }),
  (posting) => ({ ...posting, location: 'Reykjavík', url: '' }),
  (posting) => ({ ...posting, company: `${posting.company.split(' ')[0]} Vale Partners`, url: '' }),
  (posting) => ({
    company: 'Someone Else',
    title: posting.title,
    location: posting.location,
    url: `${posting.url.replace(/[\da-f]{3}(?=\D*$)|$/u, '987')}`,
  }),
  (posting) => ({
    ...posting,
    company: '',
    url: 'https://www.linkedin.com/jobs/search/?keywords=cook',
  }),
];

it('takes at most 2 % of others for the same', () => {
  const alike = SAVED.flatMap((saved) => OTHERS.map((other) => ({ saved, posting: other(saved) })));
  const different = SAVED.flatMap((saved, at) =>
    SAVED.slice(at + 1).flatMap((other) => [
      { saved, posting: other },
      { saved, posting: { ...other, title: saved.title, location: saved.location, url: '' } },
      { saved, posting: { ...saved, title: other.title, url: '' } },
    ]),
  );
  const wrong = [...alike, ...different].filter(({ saved, posting }) => found(saved, posting));
  expect(
    wrong.length / (alike.length + different.length),
    JSON.stringify(wrong),
  ).toBeLessThanOrEqual(0.02);
});

it.each([
  [
    'https://www.linkedin.com/jobs/view/baker-at-acme-3890011223?refId=a',
    'https://de.linkedin.com/jobs/collections/recommended/?currentJobId=3890011223',
  ],
  [
    'https://de.indeed.com/viewjob?jk=1a2b&from=serp&tk=1h',
    'https://www.indeed.com/jobs?q=baker&l=here&vjk=1a2b',
  ],
  [
    'https://boards.greenhouse.io/acme/jobs/55#app',
    'https://acme.example/careers?gh_jid=55&gh_src=x',
  ],
  [
    'https://jobs.lever.co/acme/1-2-3/apply?lever-source=LinkedIn',
    'https://jobs.lever.co/acme/1-2-3',
  ],
  [
    'https://acme.example/stellen/buchhalter-koeln?utm_source=x',
    'http://www.acme.example/stellen/buchhalter-koeln/apply',
  ],
])('knows one posting by its address: %s', (one, other) => {
  const empty = { company: '', title: '', location: '' };
  expect(found({ ...empty, url: one }, { ...empty, url: other })).toBe(true);
});

it.each([
  'https://acme.example/careers/jobs',
  'https://acme.example/en/about-us/careers/open-positions',
  'https://acme.example/karriere/offene-stellen/',
  'https://acme.example/careers/engineering',
  'https://www.linkedin.com/jobs/search/?keywords=cook',
])('takes two postings at the address of many for two: %s', (url) => {
  const empty = { company: '', title: '', location: '' };
  expect(found({ ...empty, url }, { ...empty, url })).toBe(false);
});

import { expect, it } from 'vitest';
import { matchTerm } from '../analysis/match-term.ts';
import { readLexicon } from '../lexicon/read-lexicon.ts';

const lexicon = readLexicon([
  {
    field: 'test',
    text: `@tool
Java
JavaScript
?C
C++
C#
?R
?Go | Golang
Kubernetes | k8s
PostgreSQL | Postgres => SQL
SQL
Photoshop => image editing
InDesign
Photoshop + InDesign => Adobe Creative Cloud
Adobe Creative Cloud
=Excel
Active Directory
@standard
IEP | individualized education program
@skill
image editing
accounts payable | AP | vendor invoices
project management
estate planning | wills
@certificate
CPA | Certified Public Accountant
CKA
CKAD`,
  },
]);

const match = (term: string, resume: string, posting = '') => {
  const { status, how } = matchTerm(term, resume, posting, lexicon);
  return `${status}: ${how}`;
};

it.each([
  { term: 'unit testing', resume: 'Wrote unit tests', is: 'matching: same' },
  { term: 'micro-services', resume: 'Built microservices', is: 'matching: same' },
  { term: 'ecommerce', resume: 'Ran an e-commerce site', is: 'matching: same' },
  { term: 'open enrollment', resume: 'Led open-enrolment', is: 'matching: same' },
  { term: 'CPR certification', resume: 'CPR, 2024', is: 'matching: same' },
  { term: 'Adobe Acrobat', resume: 'Tools: Word, Acrobat', is: 'matching: same' },
  { term: 'Kubernetes', resume: 'moved to k8s', is: 'matching: alias' },
  { term: 'accounts payable', resume: 'Posted A/P', is: 'matching: alias' },
  { term: 'earned value management', resume: 'Reported EVM', is: 'matching: abbreviation' },
  { term: 'UAT', resume: 'Led user acceptance testing', is: 'matching: abbreviation' },
  {
    term: "Bachelor's degree in Accounting",
    resume: 'MS Accounting, 2019',
    is: 'matching: degree',
  },
  { term: 'SQL', resume: 'Postgres', is: 'indirect: implied' },
  { term: 'Adobe Creative Cloud', resume: 'Photoshop, InDesign', is: 'indirect: implied' },
  { term: 'project management', resume: 'Managed twelve large projects', is: 'indirect: reworded' },
  { term: 'advanced Excel', resume: 'Excel, daily', is: 'matching: same' },
  { term: 'IEP meetings', resume: 'Individualized education programs', is: 'matching: alias' },
  { term: 'Form 990', resume: 'Drafted the 990', is: 'matching: same' },
  { term: 'rehabilitation', resume: 'Rehab of knees', is: 'matching: same' },
  { term: 'on-time delivery', resume: 'OTD of 97 %', is: 'matching: abbreviation' },
  { term: 'NIHSS', resume: 'Scored the NIH Stroke Scale', is: 'matching: abbreviation' },
  { term: 'ROAS', resume: 'Doubled return on ad spend', is: 'matching: abbreviation' },
  { term: 'Active Directory', resume: 'AD users and groups', is: 'indirect: reworded' },
  { term: 'patient education', resume: 'Taught patients at home', is: 'indirect: reworded' },
  { term: 'complaint handling', resume: 'Handled many grievances', is: 'indirect: reworded' },
  { term: 'lab supervision', resume: 'Laboratory supervisor', is: 'matching: same' },
  {
    term: 'patient care',
    resume: 'Cared for five very sick patients',
    is: 'indirect: reworded',
  },
  {
    term: 'vendor contract review',
    resume: 'Reviewed contracts of vendors',
    is: 'indirect: reworded',
  },
])('$term is $is by "$resume"', ({ term, resume, is }) => {
  expect(match(term, resume)).toBe(is);
});

it.each([
  { term: 'Java', resume: 'JavaScript' },
  { term: 'JavaScript', resume: 'Java' },
  { term: 'C', resume: 'C++ and C#' },
  { term: 'C++', resume: 'C, C#' },
  { term: 'R', resume: 'R&D budget, Series R' },
  { term: 'Go', resume: 'go-to-market plans; good to go' },
  { term: 'CKA', resume: 'CKAD' },
  { term: 'Kubernetes', resume: 'Kubernets, Kubernetis' },
  { term: 'Excel', resume: 'I excel in sales' },
  { term: 'PostgreSQL', resume: 'SQL' },
  { term: 'Adobe Creative Cloud', resume: 'Photoshop' },
  { term: "Master's degree", resume: 'B.S. Biology' },
  { term: "Bachelor's degree in Nursing", resume: 'BA History' },
  { term: 'estate planning', resume: 'I will plan it' },
  { term: 'lead nurse training', resume: 'Lead' },
  { term: 'patient education', resume: 'Coached a team' },
  { term: 'patient education', resume: 'Educated in Leeds' },
  { term: 'vendor contracts', resume: 'Suppliers signed agreements' },
  { term: 'vendor contracts', resume: 'Vendors, food, wine, music, contracts' },
  { term: 'Active Directory', resume: 'Palmer, AD' },
  { term: 'data mapping', resume: 'DM me' },
  { term: 'return on assets', resume: 'Read over any text' },
])('$term is not stated by "$resume"', ({ term, resume }) => {
  expect(match(term, resume)).toBe('missing: none');
});

it.each([
  { term: 'CPA', resume: 'Preparing to sit for the CPA exam' },
  { term: 'CPA', resume: 'CPA-eligible' },
  { term: 'CPA', resume: 'CPA (expired 2020)' },
  { term: 'Kubernetes', resume: 'No production use of Kubernetes yet' },
  { term: 'Java', resume: 'Studying for Java' },
  { term: 'Kubernetes', resume: 'k8s in a course, no Kubernetes at work' },
])('$term is denied by "$resume"', ({ term, resume }) => {
  expect(match(term, resume)).toBe('missing: negated');
});

it.each([
  { term: 'Java', resume: 'Not only Java but SQL' },
  { term: 'Java', resume: 'No downtime. Java services.' },
  { term: 'CPA', resume: 'CPA since 2020, expired parking permits' },
])('$term is not denied by "$resume"', ({ term, resume }) => {
  expect(match(term, resume)).toBe('matching: same');
});

it('takes an abbreviation that the posting itself defines', () => {
  const posting = 'Run the quality review board (QRB) weekly.';
  expect(match('QRB', 'Chaired the quality review board', posting)).toBe('matching: abbreviation');
});

it('asks for any subject that the posting lists for a degree', () => {
  const posting = "Bachelor's degree in Human Resources, Business Administration, or related field";
  const term = "Bachelor's degree in Human Resources";
  expect(match(term, 'B.S. Business Administration', posting)).toBe('matching: degree');
  expect(match(term, 'B.S. Business Administration')).toBe('missing: none');
});

it('points at the words, in the resume as it stands', () => {
  const resume = 'Cook\n• Sauté & grill – “fast”';
  const [mention] = matchTerm('saute', resume, '', lexicon).mentions;
  expect(mention).toEqual({
    start: 7,
    end: 12,
    sentence: '• Sauté & grill – “fast”',
    sentenceStart: 5,
  });
});

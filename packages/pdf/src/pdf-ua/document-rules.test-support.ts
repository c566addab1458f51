import { broken, type Rule } from './rule.test-support.ts';

/** Entries that may be in the catalog. Scripts, forms, layers and attached files would need others; bookmarks have the language of the file. */
const CATALOG = [
  '/Lang',
  '/MarkInfo',
  '/Metadata',
  '/Names',
  '/Outlines',
  '/PageLabels',
  '/PageMode',
  '/Pages',
  '/StructTreeRoot',
  '/Type',
  '/ViewerPreferences',
];

export const DOCUMENT_RULES: Rule[] = [
  {
    ids: ['01-007', 'ISO 32000-1 14.7.1'],
    says: 'The file is marked as tagged, and no tag as a guess.',
    findings: ({ within, catalog }) => {
      const marks = within(catalog, '/MarkInfo');
      return broken({
        'Marked is true': marks['/Marked'] === true,
        'Suspects is not true': marks['/Suspects'] !== true,
      });
    },
  },
  {
    ids: ['06-001', '06-002', '06-003'],
    says: 'XMP declares PDF/UA-1 and has a title.',
    findings: ({ xmp }) =>
      broken({
        'there is XMP': xmp !== '',
        'pdfuaid:part is 1':
          /<rdf:Description[^>]+xmlns:pdfuaid="http:\/\/www\.aiim\.org\/pdfua\/ns\/id\/"[^>]*>\s*<pdfuaid:part>1<\/pdfuaid:part>/u.test(
            xmp,
          ),
        'dc:title has words': /<dc:title>\s*<rdf:Alt>\s*<rdf:li[^>]*>[^<]*[^<\s]/u.test(xmp),
      }),
  },
  {
    ids: ['07-001', '07-002'],
    says: 'The window shows the title.',
    findings: ({ within, catalog }) =>
      broken({
        DisplayDocTitle: within(catalog, '/ViewerPreferences')['/DisplayDocTitle'] === true,
      }),
  },
  {
    ids: ['11-001', '11-002', '11-004', '11-006'],
    says: 'The whole file has a language (RFC 3066), so every text of it has.',
    findings: ({ catalog }) =>
      broken({ Lang: /^u:[a-z]{1,8}(?:-[a-z\d]{1,8})*$/iu.test(String(catalog['/Lang'])) }),
  },
  {
    ids: ['11-003', '11-005', '20-001', '20-002', '20-003', '21-001', '25-001', '28-005'],
    says: 'There are no forms, layers, scripts and attached files.',
    findings: ({ within, catalog }) => [
      ...Object.keys(catalog).filter((key) => !CATALOG.includes(key)),
      ...Object.keys(within(catalog, '/Names')).filter((key) => key !== '/Dests'),
    ],
  },
  {
    ids: ['26-001', '26-002'],
    says: 'The file is not encrypted.',
    findings: ({ trailer }) => broken({ 'no Encrypt': trailer['/Encrypt'] === undefined }),
  },
  {
    ids: ['30-001', '30-002'],
    says: 'What is drawn by name is a picture.',
    findings: ({ uaPages, within, dictionary }) =>
      uaPages
        .flatMap((page) => Object.values(within(page.dictionary, '/Resources', '/XObject')))
        .map((reference) => String(dictionary(reference)['/Subtype']))
        .filter((subtype) => subtype !== '/Image'),
  },
];

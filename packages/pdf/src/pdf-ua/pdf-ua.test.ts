import { loadFamilies } from '@shortlist/fonts';
import { printedTexts } from '@shortlist/layout';
import { type ChosenLook, loadPaperWords, SECTIONS, withPhoto } from '@shortlist/model';
import { PHOTO } from '@shortlist/model/photo.test-support';
import { designResume, loadDesigns } from '@shortlist/templates';
import { readSample, SAMPLES } from '@shortlist/templates/samples.test-support';
import { describe, expect, it } from 'vitest';
import { fileObjectsOf, openFileObjects, readQpdf } from '../file/file-objects.test-support.ts';
import { writePdf } from '../index.ts';
import { block, bullet, layOutDocument, span } from '../lay-out-blocks.test-support.ts';
import { OPTIONS, writeBlocks } from '../write-pdf.test-support.ts';
import { checkUa, RULES } from './check-ua.test-support.ts';

const designs = await loadDesigns();
const looks = designs.layoutVersions.flatMap(({ number }) =>
  designs.all.map(({ id }) => ({ design: id, engine: number })),
);

/** A sample with a photo, in a design as a layout version lays it out. */
async function printSample(name: string, chosen: Partial<ChosenLook>) {
  const sample = readSample(name);
  const look = { ...sample.look, ...chosen };
  const words = await loadPaperWords(look.language ?? 'en', SECTIONS);
  const resume = withPhoto({ ...sample, look }, PHOTO);
  const document = designResume(resume, { sections: SECTIONS, language: 'en-US', words, designs });
  await loadFamilies(printedTexts(document));
  const { paged, fonts } = layOutDocument(document);
  return writePdf(paged, fonts, OPTIONS);
}

// Each sample in one design by one engine; PDF_UA=all tries each in every design by every engine.
const prints = SAMPLES.flatMap((name, at) => {
  const tried =
    process.env.PDF_UA === 'all' ? looks : looks.filter((_, index) => index === at % looks.length);
  return tried.map((look) => ({ name, look, ...look }));
});

it.each(prints)(
  '[PV8] $name in $design by engine $engine breaks no rule of PDF/UA-1',
  async ({ name, look }) => {
    expect(checkUa(openFileObjects(await printSample(name, look)))).toEqual([]);
  },
);

const LONG = 'words that go on and on over the foot of the page '.repeat(160).trim();
const link = { href: 'https://example.com/', label: 'Website example.com' };

it.each([
  { what: 'a link that goes on over pages', blocks: [block([span(LONG, { link })])] },
  {
    what: 'a list that goes on over pages',
    blocks: [bullet(LONG), bullet('नमस्ते שָׁלוֹם'), bullet(LONG)],
  },
  { what: 'an empty page', blocks: [] },
])('[PV8] $what breaks no rule of PDF/UA-1', async ({ blocks }) => {
  expect(checkUa(openFileObjects(await writeBlocks(blocks)))).toEqual([]);
});

it('has a rule for each of the 87 conditions that a machine can test', () => {
  const conditions = RULES.flatMap((rule) => rule.ids).filter((id) => /^\d\d-\d\d\d$/u.test(id));
  expect(conditions).toHaveLength(87);
  expect(new Set(conditions).size).toBe(87);
});

/** A change of the objects of a file that breaks a rule. */
const BREAKS: [id: string, from: string, to: string][] = [
  ['01-003', '>> BDC\\nBT', '>> BDC\\n/Artifact BMC EMC BT'],
  ['01-004', '/Type /Layout\\n>> BDC', '/Type /Layout\\n>> BDC /Span BMC EMC'],
  ['01-005', '/P <<\\n/MCID', '/P <<\\n/Id'],
  ['ISO 32000-1 14.6.1', 'ET\\nEMC', 'ET'],
  ['01-007', '"/Marked":true', '"/Marked":true,"/Suspects":true'],
  ['ISO 32000-1 14.7.1', '"/Marked":true', '"/Marked":false'],
  ['02-001', '"/S":"/P"', '"/S":"/Paragraph"'],
  ['02-003', '"/Type":"/StructTreeRoot"', '"/RoleMap":{"/A":"/B","/B":"/A"}'],
  ['02-004', '"/Type":"/StructTreeRoot"', '"/RoleMap":{"/P":"/Span"}'],
  ['06-001', '"/Metadata":', '"/OldMetadata":'],
  ['06-002', 'pdfuaid:part>1', 'pdfuaid:part>2'],
  ['06-003', '<dc:title>', '<dc:name>'],
  ['07-001', '"/DisplayDocTitle":', '"/FitWindow":'],
  ['07-002', '"/DisplayDocTitle":true', '"/DisplayDocTitle":false'],
  ['09-004', '"/S":"/P"', '"/S":"/TD"'],
  ['09-005', '"/S":"/LI"', '"/S":"/P"'],
  ['09-005', '"/S":"/LBody"', '"/S":"/P"'],
  ['09-005', '"/S":"/L"', '"/S":"/P"'],
  ['09-005', '"/S":"/Lbl"', '"/S":"/LI"'],
  ['10-001', '> [<fffd> <', '> [<fffd> <> <'],
  ['11-001', '"/Lang":', '"/Language":'],
  ['11-002', '"/Lang":"u:en-US"', '"/Lang":"u:American English"'],
  ['13-004', '"/Alt":"u:', '"/T":"u:'],
  ['ISO 32000-1 14.8.5.4.3', '"/BBox":', '"/Box":'],
  ['14-002', '"/S":"/H1"', '"/S":"/H2"'],
  ['14-003', '"/S":"/H2"', '"/S":"/H3"'],
  ['14-006', '"/S":"/H2"', '"/S":"/H"'],
  ['20-001', '"/Type":"/Catalog"', '"/OCProperties":{}'],
  ['21-001', '"/Dests":', '"/EmbeddedFiles":'],
  ['25-001', '"/Type":"/Catalog"', '"/AcroForm":{}'],
  ['26-001', '"/Root":', '"/Encrypt":{},"/Root":'],
  ['28-002', '"/Subtype":"/Link"', '"/Subtype":"/Text"'],
  ['28-010', '"/S":"/URI"', '"/S":"/JavaScript"'],
  ['28-012', '"/Contents":"u:', '"/Title":"u:'],
  ['28-008', '"/Tabs":', '"/Tab":'],
  ['28-009', '"/Tabs":"/S"', '"/Tabs":"/R"'],
  ['28-011', '"/S":"/Link"', '"/S":"/P"'],
  ['ISO 32000-1 14.7.4.3', '"/StructParent":', '"/Parent":'],
  ['ISO 32000-1 14.7.4.4', '"/StructParents":', '"/Parents":'],
  ['ISO 32000-1 14.7.4.4', '/MCID 3', '/MCID 2'],
  ['30-001', '"/Subtype":"/Image"', '"/Subtype":"/Form"'],
  ['31-006', '"/Encoding":"/Identity-H"', '"/Encoding":"/OneOfOurs-H"'],
  ['31-017', '"/Subtype":"/Type0"', '"/Subtype":"/TrueType"'],
  ['31-012', '"/Subtype":"/CIDFontType2"', '"/Subtype":"/Type1"'],
  ['31-004', '"/CIDToGIDMap":"/Identity"', '"/CIDToGIDMap":"/Same"'],
  ['31-005', '"/CIDToGIDMap":', '"/Map":'],
  ['31-007', 'begincmap', 'begincmap /WMode 1 def'],
  ['31-008', 'begincmap', '/Identity-V usecmap begincmap'],
  ['31-009', '"/FontFile2":', '"/FontFile4":'],
  ['31-011', 'Tm [<0001', 'Tm [<7fff'],
  ['31-014', '"/Type":"/FontDescriptor"', '"/CIDSet":{}'],
  ['31-016', '"/W":[0,[', '"/W":[1,['],
  ['31-027', '"/ToUnicode":', '"/Unicode":'],
  ['31-028', '> [<fffd>', '> [<0000>'],
  ['31-029', '> [<fffd>', '> [<feff>'],
  ['31-030', 'Tm [<0001', 'Tm [<0000'],
];

describe('a file that breaks a rule of PDF/UA-1 is found', async () => {
  const objects = JSON.stringify(readQpdf(await printSample('01-engineer', {})));

  it.each(BREAKS)('%s: %s made %s', (id, from, to) => {
    expect(objects).toContain(from);
    const broken = objects.replace(from, () => to);
    const found = checkUa(fileObjectsOf(JSON.parse(broken)));
    expect(found.flatMap((finding) => finding.split(': ')[0]?.split(', '))).toContain(id);
  });

  it('tries each rule', () => {
    const tried = BREAKS.map(([id]) => id);
    expect(RULES.filter(({ ids }) => !ids.some((id) => tried.includes(id)))).toEqual([]);
  });
});

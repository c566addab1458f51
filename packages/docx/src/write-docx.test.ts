import { fc, it as property } from '@fast-check/vitest';
import { type Block, evenMargins, type PrintDocument, type Span } from '@shortlist/document';
import { describe, expect, it } from 'vitest';
import { writeDocx } from './index.ts';
import { elementsNamed, type Found, openDocx } from './opened-docx.test-support.ts';
import { structuralFaults } from './structural-faults.test-support.ts';

const BODY = 'word/document.xml';
const OPTIONS = { createdAt: new Date('2026-02-03T04:05:06.789Z'), creator: 'Shortlist & Co' };

const span = (text: string, changes: Partial<Span> = {}): Span => ({
  text,
  family: 'tinos',
  weight: 400,
  size: 10,
  ...changes,
});

const block = (text: string, changes: Partial<Block> = {}): Block => ({
  role: 'paragraph',
  spans: [span(text)],
  indent: 0,
  align: 'start',
  lineHeight: 15,
  spaceBefore: 0,
  keepWithNext: false,
  ...changes,
});

/** On a sheet of 600 by 800 points with margins of 50. */
const documentOf = (blocks: Block[], changes: Partial<PrintDocument> = {}): PrintDocument => ({
  title: 'Ada – Resume',
  author: 'Ada',
  language: 'en-GB',
  sheet: { width: 600, height: 800, margins: evenMargins(50) },
  regions: [{ left: 50, right: 550, blocks }],
  ...changes,
});

const open = (document: PrintDocument) => openDocx(writeDocx(document, OPTIONS));
const write = (blocks: Block[], changes: Partial<PrintDocument> = {}) =>
  open(documentOf(blocks, changes));
const named = (opened: ReturnType<typeof open>, name: string, part = BODY) =>
  elementsNamed(opened, part, name);
const values = (found: readonly Found[]) => found.map(({ attributes }) => attributes['w:val']);
const textsOf = (opened: ReturnType<typeof open>) => named(opened, 'w:t').map(({ text }) => text);
const sourceOf = (opened: ReturnType<typeof open>, part = BODY) =>
  opened.xml.get(part)?.source ?? '';

describe('a Word file', () => {
  it('[EX1] has the styles that Word knows, by what a block is', () => {
    const opened = write([
      block('Ada', { role: 'title' }),
      block('Engineer', { keepWithNext: true }),
      block('Work', { role: 'heading' }),
      block('Harbor', { role: 'entry' }),
      block('Built it', { role: 'bullet', marker: '•', indent: 12 }),
      block('Text'),
    ]);
    expect(values(named(opened, 'w:pStyle'))).toEqual([
      'Title',
      'Subtitle',
      'Heading1',
      'Heading2',
      'ListBullet',
      'Normal',
    ]);
  });

  it('[EX1] says in a style what its paragraphs share, and in a paragraph only what it has otherwise', () => {
    const bold = (text: string, color?: `#${string}`) =>
      block(text, {
        role: 'heading',
        spans: [span(text, { weight: 700, size: 12, ...(color && { color }) })],
      });
    const opened = write([bold('One'), bold('Two'), bold('Three', '#aa0000'), block('Text')]);
    const styles = sourceOf(opened, 'word/styles.xml');
    expect(styles).toMatch(/w:styleId="Heading1".*?<w:b\/><w:bCs\/><w:sz w:val="24"\/>/);
    const source = sourceOf(opened);
    expect(source).toContain('<w:r><w:t xml:space="preserve">One</w:t></w:r>');
    expect(source).toContain(
      '<w:rPr><w:color w:val="AA0000"/></w:rPr><w:t xml:space="preserve">Three',
    );
  });

  it('[EX1] gives the heading of an entry the letters of its name, whatever stands behind', () => {
    const spans = [span('Lead', { weight: 700 }), span(', a company of a long name')];
    const opened = write([block('', { role: 'entry', spans }), block('Text'), block('Text')]);
    expect(sourceOf(opened, 'word/styles.xml')).toMatch(/"Heading2".*?<w:b\/>/);
  });

  it('[EX1] sets dates at a tab stop at the far margin', () => {
    const opened = write([block('Harbor', { role: 'entry', trailing: [span('2020')] })]);
    const [stop] = named(opened, 'w:tab', 'word/styles.xml');
    expect(stop?.attributes).toEqual({ 'w:val': 'right', 'w:pos': '10000' });
    expect(sourceOf(opened)).toContain('Harbor</w:t></w:r><w:r><w:tab/></w:r><w:r><w:t');
  });

  it('[EX1] sets dates in a column of labels at its beginning, and the text behind a stop', () => {
    const labelled = { marker: [span('2020')], markerAlign: 'start', indent: 100 } as const;
    const opened = write([
      block('Plain'),
      block('Plain'),
      block('Harbor', { ...labelled, marker: [span('2020')] }),
    ]);
    expect(named(opened, 'w:ind')[0]?.attributes).toEqual({
      'w:left': '2000',
      'w:hanging': '2000',
    });
    expect(textsOf(opened)).toEqual(['Plain', 'Plain', '2020', 'Harbor']);
  });

  it('[EX1] has lists by numbering, a list for each kind of marker', () => {
    const item = (marker: string) => block('Item', { role: 'bullet', marker, indent: 12 });
    const opened = write([item('•'), item('•'), item('–')]);
    const signs = values(named(opened, 'w:lvlText', 'word/numbering.xml'));
    expect([signs[0], signs[9]]).toEqual(['•', '–']);
    expect(values(named(opened, 'w:numId', 'word/styles.xml'))).toEqual(['1']);
    expect(values(named(opened, 'w:numId'))).toEqual(['2']);
    expect(textsOf(opened)).toEqual(['Item', 'Item', 'Item']);
  });

  it('[EX1] has rules and fills as borders and shades of paragraphs', () => {
    const rule = { gap: 3, thickness: 0.5, color: '#003d7a' } as const;
    const source = sourceOf(write([block('A', { rule }), block('B', { fill: '#eef1f4' })]));
    expect(source).toContain('<w:bottom w:val="single" w:sz="4" w:space="3" w:color="003D7A"/>');
    expect(source).toContain('<w:shd w:val="clear" w:color="auto" w:fill="EEF1F4"/>');
  });

  it('[EX1] has links as relationships, their addresses escaped as Word wants them', () => {
    const href = 'https://example.com/a b?x=1&y="2"%20';
    const link = { href, label: 'Link: here' };
    const opened = write([
      block('', { spans: [span('he', { link }), span('re', { link, weight: 700 })] }),
    ]);
    const targets = named(opened, 'Relationship', 'word/_rels/document.xml.rels');
    expect(targets.at(-1)?.attributes).toMatchObject({
      Target: 'https://example.com/a%20b?x=1&amp;y=%222%22%20',
      TargetMode: 'External',
    });
    expect(named(opened, 'w:hyperlink')).toHaveLength(1);
    expect(structuralFaults(opened)).toEqual([]);
  });

  it('[EX1] runs from right to left where the text does, and Latin words in it do not', () => {
    const text = 'فريق Go عام 2020';
    const opened = write([block(text, { direction: 'rtl' }), block('Plain'), block('Plain')]);
    const source = sourceOf(opened);
    expect(named(opened, 'w:bidi')).toHaveLength(1);
    expect(source).toContain('<w:rPr><w:rtl/></w:rPr><w:t xml:space="preserve">فريق </w:t>');
    expect(source).toContain('<w:r><w:t xml:space="preserve">Go</w:t></w:r>');
    expect(textsOf(opened).slice(0, -2).join('')).toBe(text);
  });

  it('[EX1] has capitals as a property, but writes out those of which programs know nothing', () => {
    const title = (text: string, capitals: string) =>
      block('', { role: 'heading', spans: [span(text, { capitals })] });
    const opened = write([title('Work', 'en'), title('İş deneyimi', 'tr')]);
    expect(textsOf(opened)).toEqual(['Work', 'İŞ DENEYİMİ']);
    expect(sourceOf(opened, 'word/styles.xml')).toContain('<w:caps/>');
  });

  it('[EX1] has sheet and margins, page breaks, and lines that stay together', () => {
    const opened = write([
      block('Kept', { keptIn: ['x'] }),
      block('With', { keptIn: ['x'] }),
      block('Free'),
      block('Next', { startsPage: true, spaceBefore: 20 }),
    ]);
    expect(named(opened, 'w:pgSz')[0]?.attributes).toEqual({ 'w:w': '12000', 'w:h': '16000' });
    expect(named(opened, 'w:keepNext')).toHaveLength(1);
    expect(sourceOf(opened)).toMatch(/<w:pageBreakBefore\/>.*Next/);
    expect(sourceOf(opened)).not.toContain('w:before="400"');
  });

  it('[EX1] has the footer with page numbers as fields on all pages but the first', () => {
    const footer = span('Ada – {page} / {pages}');
    const opened = write([block('Text')], { footer });
    const fields = named(opened, 'w:fldSimple', 'word/footer1.xml');
    expect(fields.map(({ attributes }) => attributes['w:instr'])).toEqual(['PAGE', 'NUMPAGES']);
    expect(named(opened, 'w:titlePg')).toHaveLength(1);
    expect(structuralFaults(opened)).toEqual([]);
  });

  it('[EX1] says title, author, language, time and program', () => {
    const opened = write([block('Text')], { author: 'Ada <Byron>', madeWith: 'modern, engine 1' });
    const core = sourceOf(opened, 'docProps/core.xml');
    expect(core).toContain('<dc:title>Ada – Resume</dc:title>');
    expect(core).toContain('<dc:creator>Ada &lt;Byron&gt;</dc:creator>');
    expect(core).toContain('<dc:language>en-GB</dc:language>');
    expect(core).toContain('>2026-02-03T04:05:06Z</dcterms:created>');
    const program = sourceOf(opened, 'docProps/app.xml');
    expect(program).toContain('<Application>Shortlist &amp; Co</Application>');
    expect(sourceOf(opened, 'word/styles.xml')).toContain('<w:lang w:val="en-GB"');
  });

  it('[EX1] names fonts that Word has, with those that may stand in', () => {
    const opened = write([block('', { spans: [span('A', { family: 'carlito' })] })]);
    expect(named(opened, 'w:rFonts', 'word/styles.xml')[0]?.attributes['w:ascii']).toBe('Calibri');
    expect(values(named(opened, 'w:altName', 'word/fontTable.xml'))).toContain('Carlito');
    const own = write([block('', { spans: [span('A', { family: 'noto-serif' })] })]);
    expect(named(own, 'w:rFonts', 'word/styles.xml')[0]?.attributes['w:ascii']).toBe('Noto Serif');
  });
});

describe('two columns become one', () => {
  const side = (blocks: Block[]): PrintDocument['regions'][number] => ({
    left: 50,
    right: 200,
    below: 0,
    ground: { left: 0, right: 200, color: '#222222' },
    blocks,
  });
  const head = { left: 50, right: 550, blocks: [block('Ada', { role: 'title' })] };
  const heading = (text: string) => block(text, { role: 'heading' });

  it('[EX1] in the order of reading, but what has no heading stays at the head', () => {
    const main = { left: 220, right: 550, below: 0, blocks: [heading('Work'), block('Harbor')] };
    const aside = side([block('ada@example.com'), heading('Skills'), block('Go')]);
    const opened = write([], { regions: [head, main, aside] });
    expect(textsOf(opened)).toEqual(['Ada', 'ada@example.com', 'Work', 'Harbor', 'Skills', 'Go']);
  });

  it('[EX1] beside a picture at the head, with the sections below it', () => {
    const picture = {
      x: 450,
      y: 50,
      width: 100,
      height: 90,
      src: 'data:image/jpeg;base64,/9j/',
      alt: 'Ada',
    };
    const narrow = { ...head, right: 430 };
    const below = { left: 50, right: 550, below: 0, from: 150, blocks: [heading('Work')] };
    const aside = side([block('ada@example.com')]);
    const regions = [narrow, below, aside];
    const opened = write([block('')], { regions, figures: [picture] });
    expect(textsOf(opened)).toEqual(['Ada', 'ada@example.com', 'Work']);
    // 150 points from the head of the sheet, less the margin and two lines of 15.
    expect(sourceOf(opened, 'word/styles.xml')).toContain('w:before="1400"');
    expect(named(opened, 'w:ind', 'word/styles.xml')[0]?.attributes).toEqual({ 'w:right': '2400' });
    expect(named(opened, 'wp:extent')[0]?.attributes).toEqual({ cx: '1270000', cy: '1143000' });
  });

  it('[EX1] and white text on a dark ground can be read on white', () => {
    const pale = block('', { spans: [span('Pale', { color: '#ffffff' })] });
    const own = block('', { spans: [span('Own', { color: '#ffffff' })], fill: '#222222' });
    const source = sourceOf(write([], { regions: [head, side([pale, own])] }));
    expect(source.match(/FFFFFF/g) ?? []).toHaveLength(1);
    expect(source).toMatch(/w:fill="222222".*FFFFFF.*Own/);
  });
});

it('[EX2] has a paragraph though nothing is printed', () => {
  expect(structuralFaults(write([block('')]))).toEqual([]);
});

const anyText = fc.string({
  unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
});

property.prop([anyText, anyText, anyText, anyText], { numRuns: 60 })(
  '[EX2] whatever a text holds, no control character and no half of a pair reaches the file',
  (text, title, label, marker) => {
    const link = { href: `https://example.com/${label}`, label };
    const opened = write(
      [block('', { spans: [span(text), span('x', { link })], marker, indent: 9 })],
      { title, author: title, footer: span(`${text}{page}`), language: 'en' },
    );
    expect(structuralFaults(opened)).toEqual([]);
  },
);

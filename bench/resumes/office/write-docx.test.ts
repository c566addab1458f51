import { lineText } from '@shortlist/placed-text';
import { readDocument } from '@shortlist/readers';
import { expect, it } from 'vitest';
import { paragraph, run, TAB, table, textBox } from './word.ts';
import { writeDocx } from './write-docx.ts';
import { xml } from './xml.ts';

it('writes documents that are read as they were meant', async () => {
  const bytes = writeDocx({
    font: 'Arial',
    size: 20,
    styles: [{ id: 'Heading1', name: 'heading 1', run: xml`<w:b/><w:sz w:val="28"/>` }],
    footer: [paragraph(run('0171 555 01'))],
    body: [
      textBox({ id: 1, x: 1000, y: 1000, width: 4000, height: 900 }, [paragraph(run('Ada & Co'))]),
      paragraph(run('Experience'), { style: 'Heading1' }),
      paragraph([run('Analyst', { bold: true }), TAB, run('2019')], { rightTab: 9000 }),
      paragraph(run('Wrote <notes>'), { list: { id: 1, level: 1 } }),
      table([
        [
          { width: 2000, content: paragraph(run('2012')) },
          { width: 4000, content: paragraph(run('School')) },
        ],
      ]),
    ],
  });
  const read = await readDocument(bytes);
  expect(read.ok && read.text.format).toBe('docx');
  expect(
    read.ok &&
      read.text.lines.map((line) => [
        line.origin,
        lineText(line),
        line.heading ?? line.list?.level,
      ]),
  ).toEqual([
    ['text-box', 'Ada & Co', undefined],
    ['body', 'Experience', 1],
    ['body', 'Analyst\t2019', undefined],
    ['body', 'Wrote <notes>', 1],
    ['body', '2012', undefined],
    ['body', 'School', undefined],
    ['footer', '0171 555 01', undefined],
  ]);
});

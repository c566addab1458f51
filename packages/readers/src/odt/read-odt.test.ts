import { expect, it } from 'vitest';
import { marked, problemOf, readText } from '../lines.test-support.ts';
import { makeZip, odtFiles } from '../zipped.test-support.ts';

const linesOf = async (parts: Parameters<typeof odtFiles>[0]) =>
  (await readText(makeZip(odtFiles(parts)))).lines;

it('reads headings, styles and their parents, spans and links', async () => {
  const lines = await linesOf({
    styles: `<style:style style:family="paragraph" style:name="Heading_20_1" style:display-name="Heading 1">
      <style:text-properties fo:font-size="14pt" fo:font-weight="bold"/></style:style>`,
    automatic: `<style:style style:family="paragraph" style:name="P1" style:parent-style-name="Heading_20_1">
        <style:text-properties fo:font-size="200%"/></style:style>
      <style:style style:family="text" style:name="T1"><style:text-properties fo:font-style="italic"/></style:style>`,
    body: `<text:h text:outline-level="1" text:style-name="P1">Experience</text:h>
      <text:p>Analyst <text:span text:style-name="T1">of engines</text:span><text:tab/>2020<text:line-break/>
      <text:a xlink:href="https://example.org">site</text:a></text:p>`,
  });
  expect(lines[0]).toMatchObject({ heading: 1, style: 'Heading 1', pieces: [{ size: 28 }] });
  expect(lines.map(marked)).toEqual([
    '**Experience**',
    'Analyst //of engines//\t2020',
    '[site](https://example.org)',
  ]);
});

it('[TR1] reads hidden text as such', async () => {
  const lines = await linesOf({
    automatic: `<style:style style:family="text" style:name="T1"><style:text-properties text:display="none"/></style:style>`,
    body: '<text:p>Analyst<text:span text:style-name="T1"> secret</text:span></text:p>',
  });
  expect(lines.map(marked)).toEqual(['Analyst ((secret))']);
});

it('counts lists, and shows the mark of an item once', async () => {
  const item = (text: string, inner = '') =>
    `<text:list-item><text:p>${text}</text:p><text:p>more</text:p>${inner}</text:list-item>`;
  const lines = await linesOf({
    automatic: `<text:list-style style:name="L1"><text:list-level-style-number text:level="1" style:num-format="i" style:num-suffix="."/>
      <text:list-level-style-bullet text:level="2" text:bullet-char="\uf0b7"/></text:list-style>`,
    body: `<text:list text:style-name="L1">${item('one')}${item('two', `<text:list>${item('deep')}</text:list>`)}</text:list>`,
  });
  expect(lines.map(({ list, pieces }) => [pieces[0]?.text, list])).toEqual([
    ['one', { level: 0, marker: 'i.' }],
    ['more', undefined],
    ['two', { level: 0, marker: 'ii.' }],
    ['more', undefined],
    ['deep', { level: 1, marker: '•' }],
    ['more', undefined],
  ]);
});

it('reads tables, text boxes, headers and footers', async () => {
  const lines = await linesOf({
    styles: `<office:master-styles><style:master-page><style:header><text:p>Ada</text:p></style:header>
      <style:footer><text:p>1</text:p></style:footer></style:master-page></office:master-styles>`,
    body: `<table:table><table:table-row><table:table-cell><text:p>2020</text:p></table:table-cell>
      <table:table-cell><text:p>Acme</text:p></table:table-cell></table:table-row></table:table>
      <text:p>body<draw:frame><draw:text-box><text:p>box</text:p></draw:text-box></draw:frame></text:p>`,
  });
  expect(lines.map(({ origin, cell, pieces }) => [origin, cell?.column, pieces[0]?.text])).toEqual([
    ['header', undefined, 'Ada'],
    ['body', 0, '2020'],
    ['body', 1, 'Acme'],
    ['body', undefined, 'body'],
    ['text-box', undefined, 'box'],
    ['footer', undefined, '1'],
  ]);
});

it('takes the width of columns, and the level of a heading, from their styles', async () => {
  const lines = await linesOf({
    styles: `<style:style style:family="paragraph" style:name="Heading_20_2" style:display-name="Titre 2"/>
      <style:style style:family="paragraph" style:name="Job" style:default-outline-level="3"/>`,
    automatic: `<style:style style:family="paragraph" style:name="P1" style:parent-style-name="Heading_20_2"/>
      <style:style style:family="table-column" style:name="T.A"><style:table-column-properties style:column-width="1in"/></style:style>
      <style:style style:family="table-column" style:name="T.B"><style:table-column-properties style:column-width="3in"/></style:style>`,
    body: `<table:table><table:table-column table:style-name="T.A" table:number-columns-repeated="2"/><table:table-header-columns>
      <table:table-column table:style-name="T.B"/></table:table-header-columns><table:table-row>
      <table:table-cell table:number-columns-spanned="2"><text:p text:style-name="P1">Jobs</text:p></table:table-cell><table:covered-table-cell/>
      <table:table-cell><text:p text:style-name="Job">Analyst</text:p></table:table-cell></table:table-row></table:table>`,
  });
  const [jobs, analyst] = lines;
  expect([jobs?.heading, analyst?.heading]).toEqual([2, 3]);
  expect((analyst?.pieces[0]?.x ?? 0) - (jobs?.pieces[0]?.x ?? 0)).toBe(144);
});

it('says that a locked document is locked', async () => {
  const files = {
    ...odtFiles({ body: '' }),
    'META-INF/manifest.xml':
      '<manifest:manifest><manifest:file-entry><manifest:encryption-data/></manifest:file-entry></manifest:manifest>',
  };
  expect(await problemOf(makeZip(files))).toBe('protected');
});

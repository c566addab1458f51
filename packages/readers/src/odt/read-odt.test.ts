import { describe, expect, it } from 'vitest';
import { bytesOf, marked, problemOf, readText } from '../lines.test-support.ts';
import { flatOdt, makeZip, odtFiles } from '../zipped.test-support.ts';

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

it('[TR1] reads from a single file what it reads from a zip', async () => {
  const parts = {
    styles: `<office:master-styles><style:master-page><style:header><text:p>Ada Lovelace</text:p></style:header></style:master-page></office:master-styles>`,
    automatic: `<style:style style:family="text" style:name="T1"><style:text-properties fo:font-weight="bold"/></style:style>`,
    body: `<text:p><text:span text:style-name="T1">Analyst</text:span><draw:frame><draw:text-box><text:p>box</text:p></draw:text-box></draw:frame></text:p>`,
  };
  const picture =
    '<draw:frame><draw:image><office:binary-data>QWRh</office:binary-data></draw:image></draw:frame>';
  const chart =
    '<draw:frame><draw:object><office:document><office:body><office:chart><text:p>Sales</text:p></office:chart></office:body></office:document></draw:object></draw:frame>';
  const zipped = await linesOf(parts);
  expect(zipped.map(marked)).toEqual(['Ada Lovelace', '**Analyst**', 'box']);
  const flat = (beside: string) =>
    readText(bytesOf(flatOdt({ ...parts, body: parts.body + beside })));
  expect((await flat(`<text:p>${picture}</text:p>`)).lines).toEqual(zipped);
  const withChart = await flat(`<text:p>${chart}</text:p>`);
  expect(withChart.lines.map(marked)).toEqual([...zipped.map(marked), 'Sales']);
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

describe('text that stands in no paragraph of the body is read', () => {
  const title =
    '<office:body><office:chart><chart:title><text:p>Looms</text:p></chart:title></office:chart></office:body>';
  const formula =
    '<math><semantics><mfrac><mi>wins</mi><mi>losses</mi></mfrac><annotation>wins over losses</annotation></semantics></math>';
  const object = '<draw:frame><draw:object xlink:href="./Object 1"/></draw:frame>';
  const control = (kind: string) =>
    `<office:forms><form:form>${kind}</form:form></office:forms><text:p>Engines<draw:control draw:control="c1"/></text:p>`;

  it.each([
    {
      it: 'footnotes and endnotes',
      body: '<text:p>Engines<text:note><text:note-citation>1</text:note-citation><text:note-body><text:p>Looms</text:p></text:note-body></text:note></text:p>',
      read: ['Engines', 'note: Looms'],
    },
    {
      it: 'comments, without who made them',
      body: '<text:p>Engines<office:annotation><dc:creator>Ada</dc:creator><text:p>Looms</text:p></office:annotation></text:p>',
      read: ['Engines', 'comment: Looms'],
    },
    {
      it: 'how a word is pronounced',
      body: '<text:p><text:ruby><text:ruby-base>Engines</text:ruby-base><text:ruby-text>Looms</text:ruby-text></text:ruby></text:p>',
      read: ['Engines', 'note: Looms'],
    },
    {
      it: 'words of a chart that is named twice, once',
      body: `<text:p>Engines${object}${object}</text:p>`,
      content: `<office:document-content>${title}</office:document-content>`,
      read: ['Engines', 'note: Looms'],
    },
    {
      it: 'a formula in its line',
      body: `<text:p>Engines ${object}</text:p>`,
      content: formula,
      read: ['Engines wins/losses'],
    },
    {
      it: 'a formula between paragraphs',
      body: `<text:p>Engines</text:p>${object}`,
      content: formula,
      read: ['Engines', 'wins/losses'],
    },
    {
      it: 'the value of a field',
      body: control('<form:text form:id="c1" form:value="Cards" form:current-value="Looms"/>'),
      read: ['Engines Looms'],
    },
    {
      it: 'the chosen entry of a list',
      body: control(
        '<form:listbox form:id="c1"><form:option form:label="Cards"/><form:option form:label="Looms" form:current-selected="true"/></form:listbox>',
      ),
      read: ['Engines Looms'],
    },
    {
      it: 'the label of a form',
      body: control('<form:fixed-text xml:id="c1" form:label="Looms"/>'),
      read: ['Engines Looms'],
    },
  ])('[TR1] $it', async ({ body, content, read }) => {
    const files = {
      ...odtFiles({ body }),
      ...(content !== undefined && { 'Object 1/content.xml': content }),
    };
    const { lines } = await readText(makeZip(files));
    const said = (line: (typeof lines)[number]) =>
      line.origin === 'body' ? marked(line) : `${line.origin}: ${marked(line)}`;
    expect(lines.map(said)).toEqual(read);
  });
});

it('says which row of a table is its head', async () => {
  const row = (text: string) =>
    `<table:table-row><table:table-cell><text:p>${text}</text:p></table:table-cell></table:table-row>`;
  const lines = await linesOf({
    body: `<table:table><table:table-header-rows>${row('Role')}</table:table-header-rows>${row('Analyst')}</table:table>`,
  });
  expect(lines.map(({ cell }) => cell?.isHead)).toEqual([true, undefined]);
});

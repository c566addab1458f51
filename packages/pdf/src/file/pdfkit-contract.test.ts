import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PDFDocument } from 'pdfkit';
import { expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { block, layOutBlocks } from '../lay-out-blocks.test-support.ts';

const NOT_SET = { info: { Title: '', Author: '', Creator: '', CreationDate: new Date(0) } };

function openDocument() {
  const document = new PDFDocument({
    ...NOT_SET,
    autoFirstPage: false,
    font: null,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: 'en',
  });
  return document.addPage({ size: [612, 792], margin: 0 });
}

function openFont() {
  const { fonts } = layOutBlocks([block('text')]);
  const document = openDocument();
  document
    .registerFont('face', fonts.get('tinos-latin-400')?.sfnt ?? new Uint8Array())
    .font('face');
  return document._font;
}

it('is the pdfkit whose private names this package was written against', () => {
  const main = createRequire(import.meta.url).resolve('pdfkit');
  const installed = JSON.parse(readFileSync(join(dirname(main), '../package.json'), 'utf8'));
  expect(installed.version).toBe('0.20.2');
  expect(manifest.dependencies.pdfkit).toBe('0.20.2');
});

it('copies its info into the XMP packet in _addInfo', () => {
  expect(PDFDocument.prototype._addInfo.toString()).toContain('this.info.Title');
});

it('adds what appendXML is given in _addInfo to the XMP packet', () => {
  expect(PDFDocument.prototype._addInfo.toString()).toContain('this.appendXML(');
});

it('starts a page upside down, with the transformation that is undone here', () => {
  const document = openDocument();
  expect(document._ctm).toEqual([1, 0, 0, -1, 0, 792]);
});

it('keeps the fonts of a page by their id', () => {
  expect(openDocument().page.fonts).toEqual({});
  expect(openFont().id).toBe('F1');
});

it('numbers the glyphs of a subset from 1, with .notdef at 0', () => {
  const { subset } = openFont();
  expect([subset.includeGlyph(0), subset.includeGlyph(40), subset.includeGlyph(41)]).toEqual([
    0, 1, 2,
  ]);
  expect(subset.includeGlyph(40)).toBe(1);
});

it('takes widths and texts as code points, by the glyph of the subset; .notdef has font units and U+0000', () => {
  const { widths, unicode, scale } = openFont();
  expect(unicode).toEqual([[0]]);
  expect(widths).toEqual([1593]);
  expect(scale).toBe(1000 / 2048);
});

it('lays text out in the direction it is given, with advances in font units', () => {
  const { font } = openFont();
  const layOut = (direction: 'ltr' | 'rtl') =>
    font.layout('ab', { kern: false, liga: false }, undefined, undefined, direction);
  const forwards = layOut('ltr');
  expect(forwards.glyphs.map(({ codePoints }) => codePoints)).toEqual([[97], [98]]);
  expect(forwards.positions.map(({ xAdvance }) => xAdvance)).toEqual([909, 1024]);
  expect(layOut('rtl').glyphs.map(({ codePoints }) => codePoints)).toEqual([[98], [97]]);
});

it('remembers glyphs with the characters they first stood for, in _glyphs', () => {
  const { font } = openFont();
  font._glyphs = {};
  const read = (text: string) =>
    font.layout(text, {}, undefined, undefined, 'ltr').glyphs[0]?.codePoints;
  expect([read('\u00A0'), read(' ')]).toEqual([[0xa0], [0xa0]]);
  font._glyphs = {};
  expect(read(' ')).toEqual([0x20]);
});

it('keeps the catalog in _root, and adds bookmarks to it only where there are some', () => {
  const without = openDocument();
  without.end();
  expect(without._root.data).not.toHaveProperty('Outlines');
  const document = openDocument();
  document.outline.addItem('A letter');
  document.end();
  expect(document._root.data).toMatchObject({ Type: 'Catalog', PageMode: 'UseOutlines' });
});

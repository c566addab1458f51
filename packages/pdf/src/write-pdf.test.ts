import { expect, it } from 'vitest';
import { openFileObjects } from './file/file-objects.test-support.ts';
import { MissingCharactersError, writePdf } from './index.ts';
import { block, layOutBlocks, span } from './lay-out-blocks.test-support.ts';
import {
  checkSyntax,
  readFonts,
  readProperties,
  readText,
  readUrls,
  readXmp,
} from './poppler.test-support.ts';
import { OPTIONS, writeBlocks } from './write-pdf.test-support.ts';

const MANY_SCRIPTS = 'Łukasz José Ольга Ελένη 王小明 नमस्ते محمد שָׁלוֹם';

it('[PV6] makes letter pages, portrait, without a syntax error', async () => {
  const pdf = await writeBlocks([block(MANY_SCRIPTS)]);
  expect(checkSyntax(pdf)).toContain('No syntax or stream encoding errors found');
  expect(readProperties(pdf)).toMatch(/Page size: +612 x 792 pts \(letter\)/);
});

it('[PV6] embeds the used part of every face, and tells its characters', async () => {
  const fonts = readFonts(await writeBlocks([block(MANY_SCRIPTS)]));
  expect(fonts.length).toBeGreaterThanOrEqual(7);
  expect(fonts.map(({ name }) => name)).toContainEqual(expect.stringMatching(/\+Tinos-Regular$/));
  for (const font of fonts) {
    expect(font).toMatchObject({ embedded: 'yes', subset: 'yes', toUnicode: 'yes' });
  }
});

it('[PV8] says its title, author, language and maker, and shows the title in the window', async () => {
  const pdf = await writeBlocks([block('Hello')], { author: 'Łukasz', language: 'pl' });
  const properties = readProperties(pdf);
  expect(properties).toMatch(/Title: +Resume of Ada Lovelace\n/);
  expect(properties).toMatch(/Author: +Łukasz\n/);
  expect(properties).toMatch(/Creator: +Some Product\n/);
  expect(properties).toMatch(/Tagged: +yes\n/);
  expect(properties).toMatch(/PDF version: +1\.7\n/);
  const { catalog, dictionary } = openFileObjects(pdf);
  expect(catalog['/Lang']).toBe('u:pl');
  expect(dictionary(catalog['/ViewerPreferences'])['/DisplayDocTitle']).toBe(true);
});

it('stays well-formed XML with any title', async () => {
  const title = 'R&D <x>]]> \u0001"quoted" 😀';
  const xmp = readXmp(await writeBlocks([block('Hello')], { title, author: 'A & B <c>' }));
  expect(xmp).toContain('R&amp;D &lt;x&gt;]]&gt; "quoted" 😀');
  expect(xmp).toContain('A &amp; B &lt;c&gt;');
  expect(xmp.match(/&(?!amp;|lt;|gt;)/g)).toBeNull();
  expect(tagsLeftOpen(xmp)).toEqual([]);
});

/** Tags of an XML text that are not closed in order. */
function tagsLeftOpen(xml: string): string[] {
  const open: string[] = [];
  for (const [, slash, name = ''] of xml.matchAll(/<(\/?)([\w:]+)[^<>]*>/g)) {
    if (slash === '') open.push(name);
    else if (open.at(-1) === name) open.pop();
    else open.push(`/${name}`);
  }
  return open;
}

it('[PV8] gives the same bytes for the same pages, and others for another time', async () => {
  const { paged, fonts } = layOutBlocks([block(MANY_SCRIPTS)]);
  const first = await writePdf(paged, fonts, OPTIONS);
  const second = await writePdf(structuredClone(paged), fonts, OPTIONS);
  expect(Buffer.compare(first, second)).toBe(0);
  const later = await writePdf(paged, fonts, { ...OPTIONS, createdAt: new Date(0) });
  expect(Buffer.compare(first, later)).not.toBe(0);
});

it('gives the same bytes whatever was written before with the same fonts', async () => {
  const { paged, fonts } = layOutBlocks([block('one two')]);
  const unread = () =>
    new Map(Array.from(fonts, ([key, file]) => [key, { ...file, sfnt: file.sfnt.slice() }]));
  const used = unread();
  await writePdf(layOutBlocks([block('no\u00A0break')]).paged, used, OPTIONS);
  const after = await writePdf(paged, used, OPTIONS);
  expect(Buffer.compare(after, await writePdf(paged, unread(), OPTIONS))).toBe(0);
});

it('[PV8] refuses characters that no face has, and names each of them once', async () => {
  const refused = writeBlocks([block('A 😀 and 🜁'), block('and 😀 again')]);
  await expect(refused).rejects.toThrow(MissingCharactersError);
  await expect(refused).rejects.toMatchObject({
    characters: ['😀', '🜁'],
    message: 'No font here has U+1F600 😀, U+1F701 🜁.',
  });
});

it('names the face whose file was not given', async () => {
  const { paged } = layOutBlocks([block('Hello')]);
  await expect(writePdf(paged, new Map(), OPTIONS)).rejects.toThrow('tinos-latin-400');
});

it('writes an empty page for a document that says nothing', async () => {
  const pdf = await writeBlocks([]);
  expect(checkSyntax(pdf)).toContain('No syntax');
  expect(readText(pdf).trim()).toBe('');
});

it('links addresses that are not ASCII by their percent-encoding', async () => {
  const link = { href: 'https://example.com/résumé?q=a%20b', label: 'Page' };
  const pdf = await writeBlocks([block([span('my page', { link })])]);
  expect(readUrls(pdf)).toEqual(['https://example.com/r%C3%A9sum%C3%A9?q=a%20b']);
});

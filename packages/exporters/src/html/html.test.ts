import { it as property } from '@fast-check/vitest';
import {
  ENGLISH_WORDS,
  type Letter,
  loadPaperWords,
  printedLetter,
  printedResume,
  type Resume,
  SECTIONS,
} from '@shortlist/model';
import { anyLetter } from '@shortlist/model/letter.test-support';
import { contactWith } from '@shortlist/model/resume.test-support';
import { strFromU8 } from 'fflate';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { describe, expect, it } from 'vitest';
import { articleExporter, letterArticleExporter } from '../index.ts';
import { anyResume, oneLine, printedTexts, withJob } from '../written.test-support.ts';

const none = () => Promise.reject(new Error('An article has no pages.'));
const about = { print: none, layOut: none, createdAt: new Date(0), creator: 'Shortlist' };

async function articleOf(resume: Resume): Promise<string> {
  const { write } = await articleExporter.load();
  const words = await loadPaperWords(resume.look.language ?? 'en', SECTIONS);
  const written = await write({ ...about, resume, sections: SECTIONS, words });
  return written.kind === 'written' ? strFromU8(written.bytes) : '';
}

async function articleOfLetter(letter: Letter): Promise<string> {
  const { write } = await letterArticleExporter.load();
  const written = await write({ ...about, letter, language: 'en' });
  return written.kind === 'written' ? strFromU8(written.bytes) : '';
}

type Node = DefaultTreeAdapterTypes.ChildNode;

/** Elements and attributes that an article may have. */
const ALLOWED = ['article', 'header', 'section', 'h1', 'h2', 'h3', 'h4', 'p', 'br', 'ul', 'li'];
const INLINE = ['a', 'b', 'i', 'bdi'];
const ATTRIBUTES = new Map<string, readonly string[]>([
  ['article', ['lang', 'dir']],
  ['a', ['href', 'rel']],
  ...['h1', 'h2', 'h3', 'h4', 'p', 'li'].map((name) => [name, ['dir']] as const),
]);

type Element = DefaultTreeAdapterTypes.Element;

const isElement = (node: Node): node is Element => 'attrs' in node;

/** Lists what of an element, or of what is no text, may not be in an article. */
function strangeOf(node: Node): string[] {
  if (!isElement(node)) return node.nodeName === '#text' ? [] : [node.nodeName];
  const { tagName, attrs } = node;
  const allowed = ATTRIBUTES.get(tagName) ?? [];
  const names = [...ALLOWED, ...INLINE].includes(tagName) ? [] : [tagName];
  return [...names, ...attrs.map(({ name }) => name).filter((name) => !allowed.includes(name))];
}

/** The texts of an article by an independent parser, each block and each line a text; what may not be in it is in `strange`. */
function parsed(html: string) {
  const texts = [''];
  const links: string[] = [];
  const strange: string[] = [];
  function walk(node: Node): void {
    strange.push(...strangeOf(node));
    if ('value' in node) texts[texts.length - 1] += node.value;
    if (!isElement(node)) return;
    links.push(...node.attrs.filter(({ name }) => name === 'href').map(({ value }) => value));
    if (!INLINE.includes(node.tagName)) texts.push('');
    node.childNodes.forEach(walk);
    if (!INLINE.includes(node.tagName)) texts.push('');
  }
  parseFragment(html).childNodes.forEach(walk);
  return { texts: texts.map((text) => text.trim()).filter(Boolean), links, strange };
}

const bare = (text: string) => text.replaceAll('\u0000', '\ufffd').replace(/\s+/gu, '');

describe('[SL4] an article of HTML', () => {
  it('has the name, sections and entries as headings, points as a list, and links', async () => {
    const marks = [
      { from: 0, to: 5, bold: true as const },
      { from: 6, to: 10, href: 'https://a.example/?x=1&y="2"', italic: true as const },
    ];
    const job = {
      company: 'Harbor',
      location: 'Austin',
      points: [{ text: 'Built <it> & more', marks }],
    };
    const resume = withJob(job, 'Ada', 'Makes things.');
    const contact = contactWith({ fullName: 'Ada', headline: 'Engineer', email: 'ada@a.example' });
    expect(await articleOf({ ...resume, contact })).toBe(
      [
        '<article lang="en" dir="ltr"><header><h1 dir="auto">Ada</h1><p dir="auto">Engineer</p>',
        '<ul><li dir="auto"><a href="mailto:ada@a.example" rel="nofollow noopener noreferrer"><bdi>ada@a.example</bdi></a></li></ul></header>',
        '<section><h2 dir="auto">Summary</h2><p dir="auto">Makes things.</p></section>',
        '<section><h2 dir="auto">Experience</h2><h3 dir="auto">Engineer</h3><p dir="auto">Mar 2020 – 2021<br>Harbor, Austin</p>',
        '<ul><li dir="auto"><b>Built</b> <a href="https://a.example/?x=1&amp;y=&quot;2&quot;" rel="nofollow noopener noreferrer"><i>&lt;it&gt;</i></a> &amp; more</li></ul>',
        '</section></article>',
      ].join(''),
    );
  });

  it('says its language and direction', async () => {
    const resume = withJob({});
    const html = await articleOf({ ...resume, look: { ...resume.look, language: 'he' } });
    expect(html).toMatch(/^<article lang="he" dir="rtl">/u);
  });

  property.prop([anyResume])(
    'gives every text back, and has nothing but words and links',
    async (resume) => {
      const { texts, links, strange } = parsed(await articleOf(resume));
      expect(strange).toEqual([]);
      expect(links.filter((href) => !/^(?:https?:\/\/|mailto:|tel:)/iu.test(href))).toEqual([]);
      let from = 0;
      const said = bare(texts.join(''));
      for (const text of printedTexts(resume)) {
        const at = said.indexOf(bare(text), from);
        // Dates stand before the employer.
        expect(at < 0 && !said.includes(bare(text)), text).toBe(false);
        if (at >= 0 && !/\d{4}/u.test(text)) from = at;
      }
    },
  );

  property.prop([anyLetter])('gives every text of a letter back', async (letter) => {
    const { texts, strange } = parsed(await articleOfLetter(letter));
    expect(strange).toEqual([]);
    const { name, body, closing, subject } = printedLetter(letter, 'en');
    const said = bare(texts.join(''));
    for (const text of [name, ...[...subject, ...body, ...closing].map((each) => each.text)])
      expect(said).toContain(bare(oneLine(text)));
  });

  it('has no link to anything but a page, a mailbox or a phone', async () => {
    const printed = printedResume(withJob({}), { sections: SECTIONS, words: ENGLISH_WORDS });
    const { resumeHtml } = await import('./resume-html.ts');
    const contact = [{ field: 'website' as const, text: 'x', href: 'javascript:alert(1)' }];
    expect(parsed(resumeHtml({ ...printed, contact }, ENGLISH_WORDS)).links).toEqual([]);
  });
});

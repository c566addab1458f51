import type { FlowParagraph } from '../flow/flow.ts';
import { markdownParagraph, PLAIN } from './paragraph.ts';

/** Between two rules at the beginning of a file (Jekyll, Hugo, Pandoc): values by name, as YAML has them. */
const FRONT_MATTER = /^\s*---[ \t]*\n(?<lines>[\s\S]*?)\n(?:---|\.\.\.)[ \t]*(?:\n|$)/;

const NAME = /^(?:name|full_?name|author|title)$/i;
/** The names of values that tell how the person is reached, or who it is; other values say how a page is made. */
const CONTACT =
  /^(?:e-?mail|phone|tel|telephone|mobile|location|address|city|region|country|website|site|url|homepage|web|linkedin|github|gitlab|twitter|mastodon|headline|tagline|subtitle|position|role|label|job_?title|summary|about)$/i;

type Value = { key: string; value: string };

/**
 * Reads the values before the text: the name, of which the first is taken for the title of the document, and the contact. All
 * other values are hidden: they are on no page.
 */
export function readFrontMatter(text: string): { paragraphs: FlowParagraph[]; rest: string } {
  const match = FRONT_MATTER.exec(text);
  const lines = match?.groups?.lines?.split('\n') ?? [];
  if (!match || !lines.some((line) => /^[\w-]+:/.test(line))) return { paragraphs: [], rest: text };
  const values = lines.flatMap(valueIn);
  const name = values.find(({ key, value }) => NAME.test(key) && value !== '');
  const others = values.filter((each) => each !== name && each.value !== '');
  const contact = others.filter(({ key }) => CONTACT.test(key));
  const hidden = others.filter((each) => !contact.includes(each));
  const paragraphs = [
    ...(name ? [markdownParagraph([{ ...PLAIN, text: name.value }], { heading: 1 })] : []),
    ...contact.map((each) => markdownParagraph([{ ...PLAIN, text: textOf(each) }])),
    ...hidden.map((each) => markdownParagraph([{ ...PLAIN, text: textOf(each), hidden: true }])),
  ];
  return { paragraphs, rest: text.slice(match[0].length) };
}

const textOf = ({ key, value }: Value): string => (key === '' ? value : `${key}: ${value}`);

/** "email: ada@example.org", with or without quotes; an item of a list has no name. */
function valueIn(line: string): Value[] {
  const said = line.replace(/^[\s-]+/, '');
  const key = /^[\w-]+(?=:(?:\s|$))/.exec(said)?.[0] ?? '';
  const value = key === '' ? said : said.slice(key.length + 1);
  const bare = value.trim().replace(/^(?<quote>["'])(?<text>.*)\k<quote>$/, '$<text>');
  return bare === '' || /^[>|][+-]?$/.test(bare) ? [] : [{ key, value: bare }];
}

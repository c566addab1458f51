import {
  type Block,
  evenMargins,
  type PrintDocument,
  type Sheet,
  type Span,
} from '@shortlist/document';
import { en, formatMessage, type Message, words } from '@shortlist/messages';
import { describeLook } from '../words/describe-look.ts';
import { describeText } from '../words/describe-text.ts';
import type { Comparison } from './comparison.ts';

/** The style of all words that are not the resumes'. */
const TEXT = { family: 'source-sans-3', weight: 400, size: 10 } as const;
/** The same in bold. */
export const STRONG = { ...TEXT, weight: 600 } as const;

/** The sources of the words of the legend that show what they say. */
export const LEGEND = { gone: 'legend.gone', added: 'legend.new', moved: 'legend.barred' } as const;

/** Points. */
const MARGIN = 48;
const WIDEST_LINE = 560;
const LINE = 14;

/** The paper of a side, turned: it has two pages beside each other. */
export function turnedSheet({ width, height }: Sheet): Sheet {
  return {
    width: Math.max(width, height),
    height: Math.min(width, height),
    margins: evenMargins(MARGIN),
  };
}

/** Prints the sheets before the pages: a title, a legend, and the list of all changes in words, each with its number. */
export function comparisonDocument(comparison: Comparison): PrintDocument {
  const { before, after, language } = comparison;
  const say = words(language, en.differences);
  const title = say.title({ before: before.name, after: after.name });
  const sheet = turnedSheet(before.paged.sheet);
  return {
    title,
    author: after.paged.author,
    language: language.tag,
    sheet,
    regions: [
      {
        left: MARGIN,
        right: Math.min(sheet.width - MARGIN, MARGIN + WIDEST_LINE),
        blocks: [
          block('title', [{ ...STRONG, size: 16, text: title }], { lineHeight: 24 }),
          ...listBlocks(comparison),
        ],
      },
    ],
  };
}

function listBlocks(comparison: Comparison): Block[] {
  const { difference, sections, language } = comparison;
  const say = words(language, en.differences);
  const format = (message: Message<'differences' | 'looks'>) =>
    formatMessage(language, { differences: en.differences, looks: en.looks }, message);
  const texts = difference.texts.map((change) => format(describeText(change)));
  const looks = difference.look.map((change) => format(describeLook(change, sections)));
  if (texts.length + looks.length === 0) return [block('paragraph', [{ ...TEXT, text: say.same }])];
  return [
    ...(texts.length > 0 ? legendBlocks(comparison) : []),
    ...underHeading(say.changes({ count: texts.length }), texts, (at) => `${at + 1}.`),
    ...underHeading(say.design, looks, () => '•'),
  ];
}

/** The legend, whose words show what they say. */
function legendBlocks({ before, after, language }: Comparison): Block[] {
  const say = words<typeof en.differences, Span[]>(language, en.differences, (parts) =>
    parts.flatMap((part) => (typeof part === 'string' ? [{ ...TEXT, text: part }] : part)),
  );
  const shown = (source: string) => (text: string) => [{ ...TEXT, text, source }];
  return [
    say.gone({ before: before.name, mark: shown(LEGEND.gone) }),
    say.new({ after: after.name, mark: shown(LEGEND.added) }),
    say.barred({ mark: shown(LEGEND.moved) }),
  ].map((spans) => block('paragraph', spans));
}

function underHeading(
  heading: string,
  sentences: readonly string[],
  markerOf: (at: number) => string,
): Block[] {
  if (sentences.length === 0) return [];
  return [
    block('heading', [{ ...STRONG, size: 12, text: heading }], {
      spaceBefore: LINE,
      lineHeight: 20,
      keepWithNext: true,
    }),
    ...sentences.map((text, at) =>
      block('bullet', [{ ...TEXT, text }], { marker: markerOf(at), indent: 22 }),
    ),
  ];
}

/** A block of the sheets' own words, to be changed by `more`. */
export const block = (role: Block['role'], spans: Span[], more: Partial<Block> = {}): Block => ({
  role,
  spans,
  indent: 0,
  align: 'start',
  lineHeight: LINE,
  spaceBefore: 0,
  keepWithNext: false,
  ...more,
});

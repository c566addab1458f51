import { changesOf } from '../looks/common-look.ts';
import { paragraphProperties } from '../looks/paragraph-look.ts';
import { runProperties } from '../looks/run-look.ts';
import type { ParagraphRole } from '../paragraphs/paragraph.ts';
import { SCHEMAS } from '../xml/namespaces.ts';
import { tag, xmlFile } from '../xml/tag.ts';
import { NO_PARAGRAPH, type StyleLook, type StyleLooks } from './style-looks.ts';

/** The styles that Word brings, by what a block is; `outline` makes a heading of it. */
export const STYLE_IDS: Readonly<Record<ParagraphRole, string>> = {
  title: 'Title',
  subtitle: 'Subtitle',
  heading: 'Heading1',
  entry: 'Heading2',
  paragraph: 'Normal',
  bullet: 'ListBullet',
};

export const FOOTER_STYLE = 'Footer';
export const LINK_STYLE = 'Hyperlink';

/** The style part (ECMA-376 part 1, 17.7): all texts are based on Normal, and say what they have otherwise. */
export function writeStyles(looks: StyleLooks, language: string): string {
  return xmlFile(
    tag('w:styles', SCHEMAS, [
      defaults(looks.paragraph, language),
      normal(looks.paragraph),
      basedOnNormal({ id: 'Title', name: 'Title', priority: 10, role: 'title' }, looks),
      basedOnNormal({ id: 'Subtitle', name: 'Subtitle', priority: 11, role: 'subtitle' }, looks),
      basedOnNormal(
        { id: 'Heading1', name: 'heading 1', priority: 9, role: 'heading', outline: 0 },
        looks,
      ),
      basedOnNormal(
        { id: 'Heading2', name: 'heading 2', priority: 9, role: 'entry', outline: 1 },
        looks,
      ),
      basedOnNormal({ id: 'ListBullet', name: 'List Bullet', priority: 12, role: 'bullet' }, looks),
      ...BUILT_IN,
    ]),
  );
}

function defaults({ run }: StyleLook, language: string): string {
  const own = runProperties({ family: run.family, size: run.size });
  const languages = languageOf(language);
  const letters = own.replace('</w:rPr>', `${languages}</w:rPr>`);
  return tag('w:docDefaults', {}, [
    tag('w:rPrDefault', {}, letters),
    tag('w:pPrDefault', {}, tag('w:pPr', {}, tag('w:widowControl'))),
  ]);
}

/** The language of the text, by kind of script; that of the kinds which the document is not written in is the usual one. */
function languageOf(language: string): string {
  const [primary = ''] = language.toLowerCase().split('-');
  return tag('w:lang', {
    'w:val': language,
    'w:eastAsia': ['zh', 'ja', 'ko'].includes(primary) ? language : 'zh-CN',
    'w:bidi': ['ar', 'he', 'fa', 'ur'].includes(primary) ? language : 'ar-SA',
  });
}

function normal({ paragraph, run }: StyleLook): string {
  return style({ id: 'Normal', name: 'Normal', isDefault: true }, [
    tag('w:qFormat'),
    paragraphProperties(changesOf(paragraph, NO_PARAGRAPH)),
    runProperties(run),
  ]);
}

type Named = { id: string; name: string; priority: number; role: ParagraphRole; outline?: number };

function basedOnNormal({ id, name, priority, role, outline }: Named, looks: StyleLooks): string {
  const { paragraph, run } = looks[role];
  const base = looks.paragraph;
  return style({ id, name }, [
    tag('w:basedOn', { 'w:val': 'Normal' }),
    ...(role === 'bullet' ? [] : [tag('w:next', { 'w:val': 'Normal' })]),
    tag('w:uiPriority', { 'w:val': priority }),
    tag('w:qFormat'),
    paragraphProperties(
      changesOf(paragraph, base.paragraph),
      outline === undefined ? {} : { outline },
    ),
    runProperties(changesOf(run, base.run)),
  ]);
}

function style(
  { id, name, isDefault }: { id: string; name: string; isDefault?: boolean },
  content: readonly string[],
): string {
  return tag(
    'w:style',
    { 'w:type': 'paragraph', 'w:default': isDefault ? 1 : undefined, 'w:styleId': id },
    [tag('w:name', { 'w:val': name }), ...content],
  );
}

const builtIn = (type: string, id: string, name: string, content: readonly string[]): string =>
  tag('w:style', { 'w:type': type, 'w:default': 1, 'w:styleId': id }, [
    tag('w:name', { 'w:val': name }),
    tag('w:uiPriority', { 'w:val': 99 }),
    tag('w:semiHidden'),
    tag('w:unhideWhenUsed'),
    ...content,
  ]);

const NO_CELL_MARGINS = ['top', 'left', 'bottom', 'right'].map((side) =>
  tag(`w:${side}`, { 'w:w': side === 'left' || side === 'right' ? 108 : 0, 'w:type': 'dxa' }),
);

/** Links look like their text, as on paper; the style can be changed in Word. */
const BUILT_IN = [
  builtIn('character', 'DefaultParagraphFont', 'Default Paragraph Font', []),
  builtIn('table', 'TableNormal', 'Normal Table', [
    tag('w:tblPr', {}, [
      tag('w:tblInd', { 'w:w': 0, 'w:type': 'dxa' }),
      tag('w:tblCellMar', {}, NO_CELL_MARGINS),
    ]),
  ]),
  builtIn('numbering', 'NoList', 'No List', []),
  tag('w:style', { 'w:type': 'character', 'w:styleId': LINK_STYLE }, [
    tag('w:name', { 'w:val': 'Hyperlink' }),
    tag('w:basedOn', { 'w:val': 'DefaultParagraphFont' }),
    tag('w:uiPriority', { 'w:val': 99 }),
    tag('w:unhideWhenUsed'),
  ]),
  tag('w:style', { 'w:type': 'paragraph', 'w:styleId': FOOTER_STYLE }, [
    tag('w:name', { 'w:val': 'footer' }),
    tag('w:basedOn', { 'w:val': 'Normal' }),
    tag('w:uiPriority', { 'w:val': 99 }),
    tag('w:unhideWhenUsed'),
  ]),
];

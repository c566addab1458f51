import { type Block, blocksOf, type Span } from '@shortlist/document';
import { SECTIONS } from '@shortlist/model';
import { designResume } from '@shortlist/templates';
import { createElement } from 'react';
import { Document, Font, Link, Page, pdf, StyleSheet, Text, View } from '../../peers/react-pdf.ts';
import { FONT_URLS } from './font-files.ts';
import { twoPageResume } from './resumes.ts';

Font.register({
  family: 'Tinos',
  fonts: [
    { src: FONT_URLS['tinos-latin-400'], fontWeight: 400 },
    { src: FONT_URLS['tinos-latin-700'], fontWeight: 700 },
  ],
});

const styles = StyleSheet.create({
  page: { padding: 72, fontFamily: 'Tinos', fontSize: 10 },
  row: { flexDirection: 'row', justifyContent: 'space-between' },
});

/** react-pdf sets the same blocks itself: it measures, breaks lines and pages, and writes. */
export async function write(): Promise<number> {
  const printed = designResume(twoPageResume, { sections: SECTIONS, language: 'en-US' });
  const { title, author, language } = printed;
  const page = createElement(
    Page,
    { size: 'LETTER', style: styles.page },
    ...blocksOf(printed).map(setBlock),
  );
  const document = createElement(Document, { title, author, language }, page);
  return (await pdf(document).toBlob()).size;
}

function setBlock(block: Block, key: number) {
  const style = {
    textAlign: block.align === 'center' ? 'center' : 'left',
    marginTop: block.spaceBefore,
    marginLeft: block.indent,
    borderBottomWidth: block.rule?.thickness ?? 0,
  } as const;
  const marker = block.marker ? [`${block.marker} `] : [];
  const text = createElement(Text, { style }, ...marker, ...block.spans.map(setSpan));
  if (!block.trailing) return createElement(View, { key }, text);
  const trailing = createElement(Text, {}, ...block.trailing.map(setSpan));
  return createElement(View, { key, style: styles.row }, text, trailing);
}

function setSpan({ text, size, weight, link }: Span) {
  const style = { fontSize: size, fontWeight: weight };
  if (!link) return createElement(Text, { style }, text);
  return createElement(Link, { src: link.href, style }, text);
}

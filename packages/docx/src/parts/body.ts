import { changesOf } from '../looks/common-look.ts';
import { paragraphProperties } from '../looks/paragraph-look.ts';
import { type RunLook, runProperties } from '../looks/run-look.ts';
import type { Paragraph, Piece } from '../paragraphs/paragraph.ts';
import { escapeText, tag } from '../xml/tag.ts';
import { linkTarget } from './link-target.ts';
import type { RelationshipList } from './relationships.ts';
import type { StyleLooks } from './style-looks.ts';
import { LINK_STYLE, STYLE_IDS } from './styles.ts';

/** A paragraph in its style, with what it has otherwise; `drawings` hang on its beginning. */
export function writeParagraph(
  { role, look, pieces }: Paragraph,
  looks: StyleLooks,
  links: RelationshipList,
  drawings = '',
): string {
  const { paragraph, run } = looks[role];
  const properties = paragraphProperties(changesOf(look, paragraph), { style: STYLE_IDS[role] });
  const texts = groupByLink(pieces).map(({ link, pieces: linked }) => {
    const target = link && linkTarget(link.href);
    const runs = linked.map((piece) => writeRun(piece, run, target ? LINK_STYLE : undefined));
    return target === undefined ? runs.join('') : writeLink(target, link?.label, runs, links);
  });
  return tag('w:p', {}, [properties, drawings, ...texts]);
}

type Link = Extract<Piece, { kind: 'text' }>['link'];

/** Neighbours that lead to the same place are one link. */
function groupByLink(pieces: readonly Piece[]): { link: Link; pieces: Piece[] }[] {
  const groups: { link: Link; pieces: Piece[] }[] = [];
  for (const piece of pieces) {
    const link = piece.kind === 'text' ? piece.link : undefined;
    const last = groups.at(-1);
    if (last && last.link === link) last.pieces.push(piece);
    else groups.push({ link, pieces: [piece] });
  }
  return groups;
}

/** Word shows no more of a tip. */
const LONGEST_TIP = 260;

function writeLink(
  target: string,
  label: string | undefined,
  runs: readonly string[],
  links: RelationshipList,
): string {
  const id = links.idOf({ type: 'hyperlink', target, isExternal: true });
  return tag(
    'w:hyperlink',
    { 'r:id': id, 'w:tooltip': label?.slice(0, LONGEST_TIP), 'w:history': 1 },
    runs,
  );
}

function writeRun(piece: Piece, base: RunLook, style?: string): string {
  const properties = runProperties(changesOf(piece.look, base), style);
  return tag('w:r', {}, [properties, contentOf(piece)]);
}

function contentOf(piece: Piece): string {
  if (piece.kind === 'text') return writeText(piece.text);
  return tag(piece.kind === 'tab' ? 'w:tab' : 'w:br');
}

/** Text with the spaces at its ends. */
export const writeText = (text: string): string =>
  tag('w:t', { 'xml:space': 'preserve' }, escapeText(text));

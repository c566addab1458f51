import type { Figure } from '@shortlist/document';
import { tag } from '../xml/tag.ts';
import { emus } from '../xml/units.ts';

/** Between a picture and text beside it. Points. */
const DISTANCE = 14;

const PICTURE = 'http://schemas.openxmlformats.org/drawingml/2006/picture';

/** A picture at its place on the sheet, round which text runs. `number` is its own in the document. */
export function writeDrawing(figure: Figure, number: number, relationship: string): string {
  const { x, y, alt } = figure;
  const named = { id: number, name: `photo${number}`, descr: alt };
  const anchor = {
    distT: 0,
    distB: 0,
    distL: emus(DISTANCE),
    distR: emus(DISTANCE),
    simplePos: 0,
    relativeHeight: number,
    behindDoc: 0,
    locked: 0,
    layoutInCell: 1,
    allowOverlap: 0,
  };
  const content = [
    tag('wp:simplePos', { x: 0, y: 0 }),
    tag('wp:positionH', { relativeFrom: 'page' }, offset(x)),
    tag('wp:positionV', { relativeFrom: 'page' }, offset(y)),
    tag('wp:extent', sizeOf(figure)),
    tag('wp:effectExtent', { l: 0, t: 0, r: 0, b: 0 }),
    tag('wp:wrapSquare', { wrapText: 'bothSides' }),
    tag('wp:docPr', named),
    tag('wp:cNvGraphicFramePr', {}, tag('a:graphicFrameLocks', { noChangeAspect: 1 })),
    tag(
      'a:graphic',
      {},
      tag('a:graphicData', { uri: PICTURE }, pictureOf(figure, named, relationship)),
    ),
  ];
  return tag('w:r', {}, tag('w:drawing', {}, tag('wp:anchor', anchor, content)));
}

const offset = (points: number): string => tag('wp:posOffset', {}, String(emus(points)));

const sizeOf = ({ width, height }: Figure) => ({ cx: emus(width), cy: emus(height) });

function pictureOf(
  figure: Figure,
  named: { id: number; name: string; descr: string },
  relationship: string,
): string {
  return tag('pic:pic', {}, [
    tag('pic:nvPicPr', {}, [tag('pic:cNvPr', named), tag('pic:cNvPicPr')]),
    tag('pic:blipFill', {}, [
      tag('a:blip', { 'r:embed': relationship }),
      tag('a:stretch', {}, tag('a:fillRect')),
    ]),
    tag('pic:spPr', {}, [
      tag('a:xfrm', {}, [tag('a:off', { x: 0, y: 0 }), tag('a:ext', sizeOf(figure))]),
      outlineOf(figure),
    ]),
  ]);
}

/** Rectangle, ellipse, or a rectangle whose corners are rounded by so many hundred thousandths of its shorter edge. */
function outlineOf({ corner, width, height }: Figure): string {
  if (corner === undefined) return tag('a:prstGeom', { prst: 'rect' }, tag('a:avLst'));
  const isEllipse = corner.x >= width / 2 - 0.01 && corner.y >= height / 2 - 0.01;
  if (isEllipse) return tag('a:prstGeom', { prst: 'ellipse' }, tag('a:avLst'));
  const share = Math.round((100_000 * corner.x) / Math.min(width, height));
  const adjusted = tag('a:avLst', {}, tag('a:gd', { name: 'adj', fmla: `val ${share}` }));
  return tag('a:prstGeom', { prst: 'roundRect' }, adjusted);
}

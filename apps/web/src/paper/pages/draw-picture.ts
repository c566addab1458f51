import type { Sheet } from '@shortlist/document';
import type { Page, PlacedFigure, PlacedLine } from '@shortlist/layout';
import { isRightToLeft } from '@shortlist/text';
import { familyOf, showFaces } from '../fonts/load-font.ts';
import { type Known, layOutDocument, type Printable } from './lay-out-resume.ts';

/** The size of a picture in pixels: a card at its widest on a screen with two pixels for each of CSS. */
const WIDTH = 400;

/** Black print, as on the paper of every theme. */
const PRINT = '#000';

/**
 * Draws a document's first page as a small picture, in the proportions of its sheet: the page itself, on a canvas. Rejects when a
 * font does not come, or the browser draws no pictures.
 */
export async function drawPicture(document: Printable, known: Known): Promise<Blob> {
  const { paged } = await layOutDocument(document, known);
  // In a task apart from the layout, so that the page answers to the person in between.
  await new Promise((resolve) => setTimeout(resolve));
  const canvas = globalThis.document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = Math.round((WIDTH * paged.sheet.height) / paged.sheet.width);
  const context = canvas.getContext('2d');
  const [page] = paged.pages;
  if (!context || !page) throw new Error('This browser draws no pictures.');
  const figures = await Promise.all((page.figures ?? []).map(loadFigure));
  showFaces();
  drawPage(context, page, paged.sheet);
  for (const figure of figures) drawFigure(context, figure);
  return toPicture(canvas);
}

async function loadFigure(figure: PlacedFigure) {
  const image = new Image();
  image.src = figure.src;
  await image.decode();
  return { ...figure, image };
}

type LoadedFigure = Awaited<ReturnType<typeof loadFigure>>;

function drawFigure(context: CanvasRenderingContext2D, figure: LoadedFigure): void {
  const { image, x, y, width, height, corner = { x: 0, y: 0 } } = figure;
  context.save();
  context.beginPath();
  context.roundRect(x, y, width, height, corner);
  context.clip();
  context.drawImage(image, x, y, width, height);
  context.restore();
}

function drawPage(context: CanvasRenderingContext2D, page: Page, sheet: Sheet): void {
  context.fillStyle = '#fff';
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
  context.scale(WIDTH / sheet.width, WIDTH / sheet.width);
  for (const { x, y, width, height, color, isRound } of page.fills) {
    context.fillStyle = color;
    context.beginPath();
    context.roundRect(x, y, width, height, isRound ? width / 2 : 0);
    context.fill();
  }
  for (const line of page.lines) drawLine(context, line);
  for (const { x1, x2, y, thickness, color = PRINT } of page.rules) {
    context.fillStyle = color;
    context.fillRect(x1, y - thickness / 2, x2 - x1, thickness);
  }
}

function drawLine(context: CanvasRenderingContext2D, { runs, baseline }: PlacedLine): void {
  for (const { text, x, width, size, face, color = PRINT, level, letterSpacing = 0 } of runs) {
    const rightToLeft = isRightToLeft(level);
    context.font = `${size}px ${familyOf(face)}`;
    context.fillStyle = color;
    context.direction = rightToLeft ? 'rtl' : 'ltr';
    context.textAlign = rightToLeft ? 'right' : 'left';
    context.letterSpacing = `${letterSpacing}px`;
    context.fillText(text, rightToLeft ? x + width : x, baseline);
  }
}

function toPicture(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const handle = (picture: Blob | null) =>
      picture ? resolve(picture) : reject(new Error('The picture was not made.'));
    canvas.toBlob(handle, 'image/webp', 0.8);
  });
}

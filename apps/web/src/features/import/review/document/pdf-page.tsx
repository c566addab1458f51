import { en } from '@shortlist/messages';
import type { PlacedText, TextPlace } from '@shortlist/placed-text';
import { useEffect, useRef, useState } from 'react';
import type { DrawPage } from '#features/import/read-resume.ts';
import { useWords } from '#platform/language/use-words.ts';
import { useIsNear } from '../../../../platform/use-is-near.ts';
import { DocumentLines } from './document-lines.tsx';
import { linesOfPage } from './marked-lines.ts';
import { placeAreas } from './place-areas.ts';

type PdfPageProps = {
  text: PlacedText;
  /** From 0. */
  page: number;
  places: readonly TextPlace[];
  drawPage: DrawPage;
  /** Shown width, in CSS pixels. */
  width: number;
};

/** A page of a PDF as a picture, drawn when it comes near, with the places marked; as text where it cannot be drawn. */
export function PdfPage({ text, page, places, drawPage, width }: PdfPageProps) {
  const words = useWords(en.review);
  const box = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(box);
  const size = text.pages[page] ?? { width: 612, height: 792 };
  const scale = (width / size.width) * (globalThis.devicePixelRatio || 1);
  const { canvas, state } = useDrawing(drawPage, page, scale, isNear);
  const name = words.pageOf({ page: page + 1, pages: text.pages.length });

  if (state === 'undrawn') {
    return (
      <section aria-label={name} className="bg-paper p-6 text-print text-sm shadow-paper">
        <p className="pb-3 text-xs opacity-70">{words.couldNotBeDrawn({ name })}</p>
        <DocumentLines text={text} indexes={linesOfPage(text, page)} places={places} />
      </section>
    );
  }
  return (
    <div
      ref={box}
      className="relative overflow-hidden bg-paper shadow-paper"
      style={{ aspectRatio: `${size.width} / ${size.height}` }}
    >
      {state === 'waiting' && (
        <p className="appear-late absolute inset-x-0 top-16 text-center text-print text-sm">
          {words.drawingPage({ page: page + 1 })}
        </p>
      )}
      {isNear && (
        <canvas ref={canvas} role="img" aria-label={name} className="absolute inset-0 size-full" />
      )}
      {placeAreas(text, places)
        .filter((area) => area.page === page)
        .map(({ x, y, width: wide, height }) => (
          <div
            key={`${x} ${y}`}
            data-place
            className="absolute rounded-sm bg-highlight/35 mix-blend-multiply outline-2 outline-highlight"
            style={{
              left: share(x, size.width),
              top: share(y, size.height),
              width: share(wide, size.width),
              height: share(height, size.height),
            }}
          />
        ))}
    </div>
  );
}

const share = (part: number, whole: number) => `${(100 * part) / whole}%`;

/** Draws the page on the canvas while it is near; a picture that came too late is put away. */
function useDrawing(drawPage: DrawPage, page: number, scale: number, isNear: boolean) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [state, setState] = useState<'waiting' | 'drawn' | 'undrawn'>('waiting');

  useEffect(() => {
    if (!isNear || scale === 0) return;
    const ended = new AbortController();
    drawPage(page, scale, ended.signal).then(
      (picture) => {
        const context = ended.signal.aborted ? null : canvas.current?.getContext('bitmaprenderer');
        if (!context) return picture.close();
        context.transferFromImageBitmap(picture);
        setState('drawn');
      },
      () => {
        if (!ended.signal.aborted) setState('undrawn');
      },
    );
    return () => ended.abort();
  }, [drawPage, page, scale, isNear]);

  return { canvas, state };
}

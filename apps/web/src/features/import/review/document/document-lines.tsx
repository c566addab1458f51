import { en } from '@shortlist/messages';
import type { PlacedText, TextLine, TextPlace } from '@shortlist/placed-text';
import { memo, useDeferredValue, useMemo } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { blocksOf, cutLine, groupLines, type LineGroup, placesByLine } from './marked-lines.ts';

type DocumentLinesProps = {
  text: PlacedText;
  /** The lines to show, in order. */
  indexes: readonly number[];
  places: readonly TextPlace[];
};

type PlacesByLine = ReadonlyMap<number, readonly TextPlace[]>;

/** Rows that are drawn at once, and again where something in them is marked. */
const BLOCK = 100;
/** So many rows are there at first; the rest comes in slices, between which the page answers. */
const FIRST = 3 * BLOCK;

/** Lines of a document as text in the order of reading, with the places marked. */
export function DocumentLines({ text, indexes, places }: DocumentLinesProps) {
  const blocks = useMemo(
    () => blocksOf(groupLines(text.lines, indexes), BLOCK),
    [text.lines, indexes],
  );
  const drawn = useDeferredValue(blocks.length, Math.min(blocks.length, FIRST / BLOCK));
  const byLine = placesByLine(places);
  return blocks
    .slice(0, drawn)
    .map(({ key, groups, lines }) => (
      <LineBlock
        key={key}
        text={text}
        groups={groups}
        byLine={lines.some((line) => byLine.has(line)) ? byLine : NOWHERE}
      />
    ));
}

const NOWHERE: PlacesByLine = new Map();

type LineBlockProps = { text: PlacedText; groups: readonly LineGroup[]; byLine: PlacesByLine };

const LineBlock = memo(function LineBlock({ text, groups, byLine }: LineBlockProps) {
  const words = useWords(en.review);
  return groups.map(({ key, columns }) => (
    <div key={key} className="flex gap-6">
      {columns.map((lines) => (
        <div key={lines[0]} className="min-w-0 flex-1">
          {lines.map((index) => {
            const line = text.lines[index];
            const origin = line?.origin ?? 'body';
            return (
              line && (
                <div key={index}>
                  {origin !== 'body' && text.lines[index - 1]?.origin !== origin && (
                    <p className="pt-3 text-xs opacity-70">{words.origin({ origin })}</p>
                  )}
                  <MarkedLine line={line} places={byLine.get(index) ?? []} />
                </div>
              )
            );
          })}
        </div>
      ))}
    </div>
  ));
});

type MarkedLineProps = { line: TextLine; places: readonly TextPlace[] };

function MarkedLine({ line, places }: MarkedLineProps) {
  const { heading, list } = line;
  return (
    <p
      dir="auto"
      className={`wrap-anywhere whitespace-pre-wrap [tab-size:4] ${heading ? 'pt-3 font-bold text-base' : ''} ${list ? 'ps-4' : ''}`}
    >
      {list && <span aria-hidden>{`${list.marker} `}</span>}
      {cutLine(line, places).map(({ from, text, bold, italic, isMarked }) => {
        const look = `${bold ? 'font-bold' : ''} ${italic ? 'italic' : ''}`;
        return isMarked ? (
          <mark key={from} data-place className={`bg-highlight text-print ${look}`}>
            {text}
          </mark>
        ) : (
          <span key={from} className={look}>
            {text}
          </span>
        );
      })}
    </p>
  );
}

import type { Resume } from '@shortlist/resume';
import { useState } from 'react';
import { type Looked, TRAY_ID } from '../review-context.ts';
import type { TrayPiece } from '../review-state.ts';
import { TrayItem } from './unplaced-piece.tsx';

type TrayProps = {
  pieces: readonly TrayPiece[];
  resume: Resume;
  looked: Looked | undefined;
};

/** The text of the document that found no place: each piece can be put into a field. */
export function Tray({ pieces, resume, looked }: TrayProps) {
  const [moving, setMoving] = useState<number>();
  return (
    <section aria-labelledby={TRAY_ID} className="flex flex-col gap-3">
      <h3 id={TRAY_ID} tabIndex={-1} className="font-serif text-lg outline-none">
        Unplaced text
      </h3>
      <p className="max-w-measure text-pretty text-muted text-sm">
        {pieces.length === 0
          ? 'Everything that the document says stands in a field.'
          : 'The document says this too, but it found no place in a field. What you leave here does not come into the resume.'}
      </p>
      <ul className="flex flex-col gap-2">
        {pieces.map((piece, at) => (
          <TrayItem
            key={piece.id}
            piece={piece}
            next={pieces[at + 1] ?? pieces[at - 1]}
            resume={resume}
            isLooked={looked !== undefined && 'piece' in looked && looked.piece === piece.id}
            isMoving={moving === piece.id}
            onMoving={(isMoving) => setMoving(isMoving ? piece.id : undefined)}
          />
        ))}
      </ul>
    </section>
  );
}

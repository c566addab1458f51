import { findBlanks } from '@shortlist/resume';
import { TextCursorInput } from 'lucide-react';
import type { RefObject } from 'react';
import { withBullets } from '#lib/text/bullet-typing.ts';
import { Button } from '#ui/buttons/button.tsx';
import type { BulletAreaHandle } from '../fields/bullet-area.tsx';

type NextBlankButtonProps = {
  bullets: string;
  area: RefObject<BulletAreaHandle | null>;
};

/** Selects the blank after the caret, the first after the last, to be typed over; not there without blanks. */
export function NextBlankButton({ bullets, area }: NextBlankButtonProps) {
  const blanks = findBlanks(withBullets(bullets));
  if (blanks.length === 0) return null;

  function handleClick() {
    const caret = area.current?.caret() ?? 0;
    const next = blanks.find(({ start }) => start >= caret) ?? blanks[0];
    if (next) area.current?.select(next.start, next.end);
  }

  return (
    <Button variant="ghost" onClick={handleClick}>
      <TextCursorInput size={16} aria-hidden />
      Next blank ({blanks.length})
    </Button>
  );
}

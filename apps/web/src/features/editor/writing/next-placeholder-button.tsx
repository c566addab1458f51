import { en } from '@shortlist/messages';
import { findPlaceholders } from '@shortlist/model';
import { TextCursorInput } from 'lucide-react';
import type { RefObject } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { withBullets } from '#platform/text/bullet-typing.ts';
import { Button } from '#ui/buttons/button.tsx';
import type { BulletAreaHandle } from '../fields/bullet-area.tsx';

type NextPlaceholderButtonProps = {
  bullets: string;
  area: RefObject<BulletAreaHandle | null>;
};

/** Selects the placeholder after the caret, the first after the last, to be typed over; not there without placeholders. */
export function NextPlaceholderButton({ bullets, area }: NextPlaceholderButtonProps) {
  const words = useWords(en.writing);
  const placeholders = findPlaceholders(withBullets(bullets));
  if (placeholders.length === 0) return null;

  function handleClick() {
    const caret = area.current?.caret() ?? 0;
    const next = placeholders.find(({ start }) => start >= caret) ?? placeholders[0];
    if (next) area.current?.select(next.start, next.end);
  }

  return (
    <Button variant="ghost" size="sm" onClick={handleClick}>
      <TextCursorInput size={16} aria-hidden />
      {words.nextBlank({ count: placeholders.length })}
    </Button>
  );
}

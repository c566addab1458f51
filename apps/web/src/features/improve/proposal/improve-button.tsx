import { en } from '@shortlist/messages';
import { isEmptyText } from '@shortlist/model';
import { WandSparkles } from 'lucide-react';
import type { Ref } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Menu, MenuItem } from '#ui/dialogs/menu.tsx';
import { listPoints, type Point } from './replace-point.ts';

type ImproveButtonProps = {
  ref: Ref<HTMLButtonElement>;
  kind: 'points' | 'summary';
  text: string;
  hintId: string;
  isBusy: boolean;
  /** Without a point the text as a whole was chosen. */
  onChoose: (point: Point | undefined) => void;
};

/** Asks for other words: of the text, of its one point, or of the point that is chosen. */
export function ImproveButton({ kind, text, isBusy, onChoose, ref, hintId }: ImproveButtonProps) {
  const words = useWords(en.improve);
  const points = kind === 'points' ? listPoints(text) : [];
  const look = { ref, size: 'sm', 'aria-describedby': hintId } as const;
  const icon = <WandSparkles size={16} aria-hidden />;
  if (points.length < 2 || isBusy) {
    return (
      <Button
        {...look}
        disabled={isEmptyText(text)}
        isPending={isBusy}
        onClick={() => onChoose(points[0])}
      >
        {!isBusy && icon}
        {words.improve}
      </Button>
    );
  }
  return (
    <Menu
      align="start"
      trigger={
        <Button {...look}>
          {icon}
          {words.improvePoint}
        </Button>
      }
    >
      {points.map((point) => (
        <MenuItem key={point.line} onSelect={() => onChoose(point)}>
          <span className="max-w-[min(32rem,70vw)] truncate">{point.text}</span>
        </MenuItem>
      ))}
    </Menu>
  );
}

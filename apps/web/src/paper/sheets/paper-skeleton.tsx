import { en } from '@shortlist/messages';
import { useWords } from '#platform/language/use-words.ts';

/** Widths of the skeleton's lines; as classes, since the policy allows a server no styles in what it sends. */
const LINES = [
  'w-[96%]',
  'w-[88%]',
  'w-[40%]',
  'w-full',
  'w-[92%]',
  'w-[97%]',
  'w-[64%]',
  'w-[48%]',
  'w-[95%]',
  'w-[90%]',
  'w-[72%]',
];

/**
 * A sheet in the shape of the one to come, for as long as its code and its fonts are on their way. It stays in the document
 * after that, hidden: in Chromium the removal of an element, wherever it is, ends the stretch of typing that one undo takes back.
 */
export function PaperSkeleton({ isOver = false }: { isOver?: boolean }) {
  const words = useWords(en.panels);
  return (
    <div
      role="status"
      hidden={isOver}
      className="flex aspect-[8.5/11] flex-col bg-paper p-[11.76%] shadow-paper"
    >
      <span className="sr-only">{words.layingOut}</span>
      <div aria-hidden="true" className="appear-late flex grow flex-col gap-[2.5%]">
        <div className="mx-auto mb-[4%] h-[3%] w-2/5 rounded-sm bg-print/15" />
        {LINES.map((width) => (
          <div key={width} className={`h-[1.2%] rounded-sm bg-print/10 ${width}`} />
        ))}
      </div>
    </div>
  );
}

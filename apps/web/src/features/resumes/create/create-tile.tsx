import { en } from '@shortlist/messages';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { STRETCHED_LOOK } from '#ui/buttons/stretched-look.ts';
import { MiniSheet } from '../list/cards/mini-sheet.tsx';

const TILE_LOOK =
  'group relative flex w-full items-center justify-center overflow-hidden rounded-md border border-edge border-dashed transition-[border-color,background-color] hover:border-accent hover:bg-panel';

const PlusSign = () => (
  <span
    aria-hidden
    className="flex size-12 shrink-0 items-center justify-center rounded-full bg-accent text-on-accent transition-transform group-hover:scale-105"
  >
    <Plus size={24} />
  </span>
);

export type CreateTileProps = {
  onCreate: () => void;
  /** Begins a document of another kind; comes later, into a place of its own. */
  others?: ReactNode;
};

/** The first tile of the list: creates a resume. */
export const CreateTile = ({ onCreate, others }: CreateTileProps) => (
  <div className={`${TILE_LOOK} h-full min-h-52 flex-col gap-3 p-4 text-center`}>
    <PlusSign />
    <CreateButton onCreate={onCreate} className="text-sm" />
    <div className="absolute inset-x-2 bottom-3 z-10 flex justify-center">{others}</div>
  </div>
);

/** The same tile where there is no resume yet: wider, and saying what comes of it. */
export const FirstTile = ({ onCreate, others }: CreateTileProps) => {
  const words = useWords(en.resumeList);
  return (
    <div
      className={`${TILE_LOOK} flex-col gap-8 p-8 text-center sm:flex-row sm:justify-start sm:gap-12 sm:px-14 sm:pb-0 sm:text-start`}
    >
      <div aria-hidden className="hidden w-56 shrink-0 self-end shadow-paper sm:block">
        <MiniSheet />
      </div>
      <div className="flex flex-col items-center gap-5 sm:items-start sm:pb-8">
        <div className="flex flex-col items-center gap-4 sm:flex-row">
          <PlusSign />
          <CreateButton onCreate={onCreate} className="font-semibold text-base" />
        </div>
        <p className="max-w-sm text-pretty text-muted text-sm">{words.firstHint}</p>
        <div className="relative z-10 min-h-8">{others}</div>
      </div>
    </div>
  );
};

type CreateButtonProps = { onCreate: () => void; className: string };

const CreateButton = ({ onCreate, className }: CreateButtonProps) => {
  const words = useWords(en.resumeList);
  return (
    <button
      type="button"
      onClick={onCreate}
      className={`font-medium ${STRETCHED_LOOK} ${className}`}
    >
      {words.create}
    </button>
  );
};

import type { AnalysedKeyword } from '@shortlist/keywords';
import { CircleCheck, CircleDashed, CircleX, type LucideIcon } from 'lucide-react';

export type KeywordStatus = AnalysedKeyword['status'];

/** Signs of a status: an icon and a word beside its colour. */
export const STATUS_SIGNS: Record<
  KeywordStatus,
  { icon: LucideIcon; word: string; text: string; chip: string; bar: string }
> = {
  matching: {
    icon: CircleCheck,
    word: 'Matching',
    text: 'text-green',
    chip: 'border-green/60 bg-green/10 not-aria-pressed:hover:bg-green/20 aria-pressed:bg-green/25',
    bar: 'bg-green',
  },
  indirect: {
    icon: CircleDashed,
    word: 'Indirect',
    text: 'text-amber',
    chip: 'border-amber/60 bg-amber/10 not-aria-pressed:hover:bg-amber/20 aria-pressed:bg-amber/25',
    bar: 'bg-amber',
  },
  missing: {
    icon: CircleX,
    word: 'Missing',
    text: 'text-red',
    chip: 'border-red/60 bg-red/10 not-aria-pressed:hover:bg-red/20 aria-pressed:bg-red/25',
    bar: 'bg-red',
  },
};

/** The shape that every chip has. */
export const CHIP_SHAPE =
  'inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-full border px-3 py-1 text-start text-ink text-sm transition-[background-color] pointer-coarse:min-h-11';

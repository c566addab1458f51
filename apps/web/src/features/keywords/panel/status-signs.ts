import type { AnalysedKeyword } from '@shortlist/keywords';
import { CircleCheck, CircleDashed, CircleSlash, CircleX, type LucideIcon } from 'lucide-react';

export type KeywordStatus = AnalysedKeyword['status'];

/** Signs of a status: an icon beside its colour. */
export const STATUS_SIGNS: Record<
  KeywordStatus,
  { icon: LucideIcon; text: string; chip: string; bar: string }
> = {
  matching: {
    icon: CircleCheck,
    text: 'text-ok',
    chip: 'border-ok/60 bg-ok/10 not-aria-pressed:hover:bg-ok/20 aria-pressed:bg-ok/25',
    bar: 'bg-ok',
  },
  indirect: {
    icon: CircleDashed,
    text: 'text-warning',
    chip: 'border-warning/60 bg-warning/10 not-aria-pressed:hover:bg-warning/20 aria-pressed:bg-warning/25',
    bar: 'bg-warning',
  },
  missing: {
    icon: CircleX,
    text: 'text-danger',
    chip: 'border-danger/60 bg-danger/10 not-aria-pressed:hover:bg-danger/20 aria-pressed:bg-danger/25',
    bar: 'bg-danger',
  },
  covered: {
    icon: CircleSlash,
    text: 'text-muted',
    chip: 'border-edge not-aria-pressed:hover:bg-raised aria-pressed:bg-raised',
    bar: 'bg-edge',
  },
};

/** The shape that every chip has. */
export const CHIP_SHAPE =
  'inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-full border px-3 py-1 text-start text-ink text-sm transition-[background-color] pointer-coarse:min-h-11';

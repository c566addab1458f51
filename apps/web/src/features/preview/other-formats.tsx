import { en } from '@shortlist/messages';
import { ChevronDown } from 'lucide-react';
import { useWords } from '#platform/language/use-words.ts';
import { Button } from '#ui/buttons/button.tsx';
import { createLateParts, useLateParts } from '#ui/dialogs/late-parts.ts';
import type { DownloadMenuProps } from './download-menu.tsx';

const menu = createLateParts('download-menu', () => import('./download-menu.tsx'));

type OtherFormatsProps = Omit<DownloadMenuProps, 'trigger'> & {
  /** There is nothing to download yet. */
  isOff: boolean;
  isPending: boolean;
};

/** The button of the menu of formats, which opens nothing until the menu has come and there is something to download. */
export function OtherFormats({ isOff, isPending, ...choices }: OtherFormatsProps) {
  const words = useWords(en.preview);
  const parts = useLateParts(menu);
  const trigger = (
    <Button isPending={isPending} disabled={isOff || !parts}>
      {words.otherFormats}
      <ChevronDown size={16} aria-hidden />
    </Button>
  );
  return isOff || !parts ? trigger : <parts.DownloadMenu {...choices} trigger={trigger} />;
}

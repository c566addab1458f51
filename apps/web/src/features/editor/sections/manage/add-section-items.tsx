import { en } from '@shortlist/messages';
import { PenLine } from 'lucide-react';
import { useWords } from '#platform/language/use-words.ts';
import { useSections } from '#platform/sections-context.ts';
import { MenuHeading, MenuItem } from '#ui/dialogs/menu.tsx';
import { useSectionActions } from './use-section-actions.ts';

/** Offers the sections that the resume does not have yet, and one of the person's own, as items of a menu. */
export function AddSectionItems({ onOwn }: { onOwn: () => void }) {
  const words = useWords(en.ownSections);
  const { kinds, tabs } = useSections();
  const { add } = useSectionActions();
  const offered = kinds.filter(({ isOptional, path }) => isOptional && !tabs.includes(path));
  return (
    <>
      {offered.length > 0 && <MenuHeading>{words.addToResume}</MenuHeading>}
      {offered.map(({ kind, shape, words }) => (
        <MenuItem key={kind} onSelect={() => add(kind, shape === 'entries')}>
          {words.title}
        </MenuItem>
      ))}
      <MenuItem icon={PenLine} onSelect={onOwn}>
        {words.ownSectionItem}
      </MenuItem>
    </>
  );
}

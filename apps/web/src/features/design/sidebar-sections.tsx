import { en } from '@shortlist/messages';
import { type Resume, shownSections } from '@shortlist/model';
import { useWords } from '#platform/language/use-words.ts';
import { useSections } from '#platform/sections-context.ts';
import type { LookForm } from './knobs.tsx';

/** Chooses which of the sections on paper stand in the side column. */
export function SidebarSections({ look, onChange, resume }: LookForm & { resume: Resume }) {
  const words = useWords(en.design);
  const sections = useSections();
  const beside = look.sidebarSections.split(',').filter((key) => key !== '');
  const shown = shownSections(resume, sections);

  function handleChange(path: string, isBeside: boolean) {
    const others = beside.filter((each) => each !== path);
    onChange({ sidebarSections: (isBeside ? [...others, path] : others).join(',') });
  }

  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="mb-1 font-medium text-muted text-sm">{words.inTheSideColumn}</legend>
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
        {shown.map((path) => (
          <label
            key={path}
            className="flex min-h-8 pointer-coarse:min-h-11 cursor-pointer items-center gap-2 text-sm"
          >
            <input
              type="checkbox"
              checked={beside.includes(path)}
              onChange={({ currentTarget }) => handleChange(path, currentTarget.checked)}
              className="shrink-0 accent-accent"
            />
            <span dir="auto" className="wrap-anywhere min-w-0">
              {sections.titleOf(path)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

import type { DocumentAbout } from '@shortlist/contracts';
import { hrefOf } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import {
  Columns2,
  CopyPlus,
  EllipsisVertical,
  History,
  Pencil,
  Scissors,
  Share2,
  Trash2,
} from 'lucide-react';
import { useLanguage } from '#platform/language/language-context.ts';
import { useWords } from '#platform/language/use-words.ts';
import { Link } from '#platform/navigation/router/link.tsx';
import { useNavigate } from '#platform/navigation/router/router-context.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { STRETCHED_LOOK } from '#ui/buttons/stretched-look.ts';
import { Menu, MenuItem } from '#ui/dialogs/menu.tsx';
import { useCompareDialog } from '../../change/use-compare-dialog.tsx';
import { useDeleteFlow } from '../../change/use-delete-flow.ts';
import { useDuplicateFlow } from '../../change/use-duplicate-flow.ts';
import { useRenameDialog } from '../../change/use-rename-dialog.tsx';
import { useTailorDialog } from '../../change/use-tailor-dialog.tsx';
import { LazySheetPicture } from '../../pictures/lazy-sheet-picture.tsx';
import { useShareDialog } from '../../share/use-share-dialog.tsx';
import { useUnsentPart } from '../unsent/use-unsent-part.ts';
import { editedAt, exactTime } from './edited-at.ts';
import { linkIdOf, useShowCopy } from './show-copy.ts';

export type ResumeCardProps = {
  resume: DocumentAbout;
  /** Title of the resume that it is tailored from. */
  baseTitle?: string | undefined;
};

/** One resume of the list: a press anywhere opens it, the menu renames, duplicates or deletes it. */
export function ResumeCard({ resume, baseTitle }: ResumeCardProps) {
  const { document_id, title } = resume;
  const unsent = useUnsentPart();
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-md border border-hairline bg-panel transition-[border-color] hover:border-edge">
      <div className="p-3 sm:p-5">
        <div className="shadow-paper transition-transform group-hover:-translate-y-1">
          <LazySheetPicture resume={resume} />
        </div>
      </div>
      <div className="flex grow flex-col border-hairline border-t bg-panel ps-4 pe-1 pt-3 pb-1">
        <h2
          dir="auto"
          className="line-clamp-3 break-words pe-3 font-medium text-sm [text-align:match-parent]"
        >
          <Link
            id={linkIdOf(document_id)}
            to={hrefOf('editor', { resumeId: document_id, section: 'contact' })}
            state={{ resumeName: title }}
            className={STRETCHED_LOOK}
          >
            {title}
          </Link>
        </h2>
        {resume.base_id && <Base title={baseTitle} />}
        <Aims resume={resume} />
        <div className="mt-auto flex items-end justify-between gap-1">
          <LastEdited at={resume.edited} />
          <CardMenu resume={resume} />
        </div>
        {unsent && <unsent.UnsentMark documentId={document_id} name={title} />}
      </div>
    </article>
  );
}

/** Says which resume it is tailored from. */
function Base({ title }: { title: string | undefined }) {
  const words = useWords(en.tailored);
  return (
    <p className="wrap-anywhere line-clamp-2 pe-3 pt-1 text-muted text-xs">
      {title === undefined ? words.fromDeleted : words.from({ title })}
    </p>
  );
}

/** The level and the industry that it is meant for; nothing where neither was chosen. */
function Aims({ resume: { level, industry } }: { resume: DocumentAbout }) {
  const aims = [level, industry.trim()].filter((aim) => aim !== '');
  if (aims.length === 0) return null;
  return (
    <p dir="auto" className="wrap-anywhere line-clamp-2 pe-3 pt-1 text-muted text-xs">
      {aims.join(' · ')}
    </p>
  );
}

/** Says when it was last edited; a pointer that rests on it sees the exact time. Unknown of a copy that this browser keeps. */
function LastEdited({ at }: { at: string }) {
  const words = useWords(en.resumeList);
  const { tag } = useLanguage();
  if (at === '') return <span />;
  const date = new Date(at);
  return (
    <p className="min-w-0 pt-2 pb-2.5 text-faint text-xs">
      <time dateTime={at} title={exactTime(date, tag)}>
        {words.lastEdited({ ago: editedAt(date, new Date(), tag) })}
      </time>
    </p>
  );
}

function CardMenu({ resume }: { resume: DocumentAbout }) {
  const words = useWords(en.resumeList);
  const common = useWords(en.common);
  const { tailor } = useWords(en.tailored);
  const renaming = useRenameDialog({ document: resume, failed: words.notRenamed });
  const tailoring = useTailorDialog(resume);
  const sharing = useShareDialog(resume);
  const comparing = useCompareDialog(resume.document_id, words.notComparable);
  const deleteResume = useDeleteFlow();
  const navigate = useNavigate();
  const history = hrefOf('resumeHistory', { resumeId: resume.document_id });
  const duplicate = useDuplicateFlow(useShowCopy());
  const trigger = (
    <IconButton icon={EllipsisVertical} label={words.actionsFor({ name: resume.title })} />
  );
  return (
    <div className="relative z-10">
      <Menu trigger={trigger}>
        <MenuItem icon={Pencil} onSelect={renaming.open}>
          {words.rename}
        </MenuItem>
        <MenuItem icon={Scissors} onSelect={tailoring.open}>
          {tailor}
        </MenuItem>
        <MenuItem icon={CopyPlus} onSelect={() => void duplicate(resume)}>
          {common.duplicate}
        </MenuItem>
        <MenuItem icon={Share2} onSelect={sharing.open}>
          {common.share}
        </MenuItem>
        <MenuItem icon={History} onSelect={() => void navigate(history)}>
          {words.history}
        </MenuItem>
        <MenuItem icon={Columns2} onSelect={comparing.open}>
          {words.compareWith}
        </MenuItem>
        <MenuItem icon={Trash2} isDangerous onSelect={() => void deleteResume(resume)}>
          {common.delete}
        </MenuItem>
      </Menu>
      {renaming.dialog}
      {tailoring.dialog}
      {sharing.dialog}
      {comparing.dialog}
    </div>
  );
}

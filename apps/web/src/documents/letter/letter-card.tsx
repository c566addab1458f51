import { type DocumentAbout, hrefOf } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { CopyPlus, EllipsisVertical, History, Mail, Pencil, Share2, Trash2 } from 'lucide-react';
import { useDeleteFlow } from '#features/resumes/change/use-delete-flow.ts';
import { useDuplicateFlow } from '#features/resumes/change/use-duplicate-flow.ts';
import { useRenameDialog } from '#features/resumes/change/use-rename-dialog.tsx';
import { editedAt } from '#features/resumes/list/cards/edited-at.ts';
import { useUnsentPart } from '#features/resumes/list/unsent/use-unsent-part.ts';
import { useShareDialog } from '#features/resumes/share/use-share-dialog.tsx';
import { useLanguage } from '#platform/language/language-context.ts';
import { useWords } from '#platform/language/use-words.ts';
import { Link } from '#platform/navigation/router/link.tsx';
import { useNavigate } from '#platform/navigation/router/router-context.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { STRETCHED_LOOK } from '#ui/buttons/stretched-look.ts';
import { Menu, MenuItem } from '#ui/dialogs/menu.tsx';

/** One letter of the list: a press anywhere opens it, the menu renames, duplicates or deletes it. */
export function LetterCard({ document }: { document: DocumentAbout }) {
  const words = useWords(en.resumeList);
  const { tag } = useLanguage();
  const unsent = useUnsentPart();
  const { document_id: letterId, title, edited } = document;
  return (
    <article className="relative flex h-full flex-col gap-3 rounded-md border border-hairline bg-panel ps-4 pe-1 pt-4 pb-1 transition-[border-color] hover:border-edge">
      <h3
        dir="auto"
        className="flex gap-2 break-words pe-3 font-medium text-sm [text-align:match-parent]"
      >
        <Mail size={16} aria-hidden className="mt-0.5 shrink-0 text-muted" />
        <Link
          to={hrefOf('letter', { letterId })}
          className={`line-clamp-3 min-w-0 ${STRETCHED_LOOK}`}
        >
          {title}
        </Link>
      </h3>
      <div className="mt-auto flex items-end justify-between gap-1">
        <p className="min-w-0 pb-2.5 text-faint text-xs">
          {/* Unknown of a copy that this browser keeps. */}
          {edited !== '' && words.lastEdited({ ago: editedAt(new Date(edited), new Date(), tag) })}
        </p>
        <CardMenu document={document} />
      </div>
      {unsent && <unsent.UnsentMark documentId={letterId} name={title} />}
    </article>
  );
}

function CardMenu({ document }: { document: DocumentAbout }) {
  const words = useWords(en.letter);
  const common = useWords(en.common);
  const list = useWords(en.resumeList);
  const deleteLetter = useDeleteFlow({
    deleteResume: words.deleteLetter,
    notDeleted: words.notDeleted,
  });
  const renaming = useRenameDialog({ document, texts: words, failed: words.notRenamed });
  const sharing = useShareDialog(document);
  const navigate = useNavigate();
  const history = hrefOf('letterHistory', { letterId: document.document_id });
  const duplicate = useDuplicateFlow(
    ({ document_id }) => void navigate(hrefOf('letter', { letterId: document_id })),
  );
  const trigger = (
    <IconButton icon={EllipsisVertical} label={words.actionsFor({ name: document.title })} />
  );
  return (
    <div className="relative z-10">
      <Menu trigger={trigger}>
        <MenuItem icon={Pencil} onSelect={renaming.open}>
          {list.rename}
        </MenuItem>
        <MenuItem icon={CopyPlus} onSelect={() => void duplicate(document)}>
          {common.duplicate}
        </MenuItem>
        <MenuItem icon={Share2} onSelect={sharing.open}>
          {common.share}
        </MenuItem>
        <MenuItem icon={History} onSelect={() => void navigate(history)}>
          {list.history}
        </MenuItem>
        <MenuItem icon={Trash2} isDangerous onSelect={() => void deleteLetter(document)}>
          {common.delete}
        </MenuItem>
      </Menu>
      {renaming.dialog}
      {sharing.dialog}
    </div>
  );
}

import { type DocumentAbout, type DocumentChange, hrefOf } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { OpenedResume } from '#draft/react/use-open-resume.ts';
import { useWords } from '#platform/language/use-words.ts';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import { Link } from '#platform/navigation/router/link.tsx';
import { useSections } from '#platform/sections-context.ts';
import { resumesQuery } from '#platform/server/resumes-query.ts';
import { useLazyDialog } from '#ui/dialogs/use-lazy-dialog.ts';
import type { RenderLabelMark } from '#ui/fields/field.tsx';
import { changesQuery, wholeQuery, wholesQuery } from './changes-query.ts';
import { changesByControl, FieldMark } from './field-mark.tsx';

const loadChangesDialog = async () => {
  const { ChangesDialog } = await loadChunk('changes', () => import('./changes-dialog.tsx'));
  return ChangesDialog;
};

const LINK_LOOK = 'rounded-sm text-ink underline underline-offset-4 hover:no-underline';

export type TailoredLineProps = {
  resumeId: string;
  baseId: string;
  open: OpenedResume;
  /** Takes what marks the fields that are changed here. */
  onMarks: (render: RenderLabelMark | undefined) => void;
};

/** Says which resume an open one is tailored from, and how many changes it makes. */
export function TailoredLine({ resumeId, baseId, open, onMarks }: TailoredLineProps) {
  const words = useWords(en.tailoredChanges);
  const { fromDeleted } = useWords(en.tailored);
  const { data: listed } = useQuery(resumesQuery);
  const base = listed?.find(({ document_id }) => document_id === baseId);
  // Asked for as often as the server says something else: once all is saved.
  const { data, refetch } = useQuery({ ...changesQuery(resumeId), enabled: false });
  // Both open without a network.
  const known = { document_id: baseId, edited: '', ...base };
  useQuery({ ...wholeQuery(known), enabled: base !== undefined });
  const dialog = useLazyDialog(loadChangesDialog, words.notLoaded);
  const { unsaved, confirmed } = open.snapshot.draft;
  const saved = unsaved.size === 0 ? confirmed : undefined;
  useEffect(() => {
    if (saved) void refetch();
  }, [saved, refetch]);
  useMarks({ resumeId, open, onMarks }, data?.changes);
  const review = data?.changes.filter(({ base_changed }) => base_changed).length ?? 0;
  // The base is deleted since it was opened: it follows none.
  if (listed && !base) return null;
  return (
    <p className="flex min-w-0 flex-wrap items-baseline gap-x-2 text-muted text-xs">
      <span className="wrap-anywhere min-w-0">
        {base
          ? words.from({
              title: base.title,
              base: (text) => (
                <Link
                  dir="auto"
                  to={hrefOf('editor', { resumeId: baseId, section: 'contact' })}
                  state={{ resumeName: base.title }}
                  className={LINK_LOOK}
                >
                  {text}
                </Link>
              ),
            })
          : fromDeleted}
      </span>
      {data && (
        <>
          <span aria-hidden>·</span>
          <button
            type="button"
            className={`min-h-6 ${LINK_LOOK}`}
            onClick={() => void dialog.open()}
          >
            {data.changes.length === 0
              ? words.noChanges
              : words.changes({ count: data.changes.length })}
          </button>
        </>
      )}
      {review > 0 && (
        <button
          type="button"
          className="min-h-6 rounded-sm text-warning underline underline-offset-4 hover:no-underline"
          onClick={() => void dialog.open()}
        >
          {words.toReview({ count: review })}
        </button>
      )}
      {dialog.Dialog && base && (
        <dialog.Dialog
          resumeId={resumeId}
          base={base}
          open={open}
          isOpen={dialog.isOpen}
          onClose={dialog.close}
        />
      )}
    </p>
  );
}

/** Most resumes that are kept beside the one that they follow: others that were open shall stay. */
const MOST_KEPT_BESIDE = 8;

/** Says how many resumes follow an open one, and keeps those that were edited last in this browser: all open without a network. */
export function FollowersLine({ followers }: { followers: readonly DocumentAbout[] }) {
  const words = useWords(en.tailoredChanges);
  const newest = followers
    .toSorted((one, other) => other.edited.localeCompare(one.edited))
    .slice(0, MOST_KEPT_BESIDE);
  useQuery(wholesQuery(newest));
  return <p className="text-muted text-xs">{words.follow({ count: followers.length })}</p>;
}

/** Gives the editor what marks the fields that are changed here. */
function useMarks(
  { resumeId, open, onMarks }: Omit<TailoredLineProps, 'baseId'>,
  changes: readonly DocumentChange[] | undefined,
) {
  const sections = useSections();
  const { draft } = open;
  useEffect(() => {
    const byControl = changes && changesByControl(changes, sections);
    if (!byControl || byControl.size === 0) return;
    onMarks((controlId, label) => {
      const changes = byControl.get(controlId);
      const mark = { label, documentId: resumeId, draft };
      return changes && <FieldMark changes={changes} {...mark} />;
    });
    return () => onMarks(undefined);
  }, [changes, sections, onMarks, resumeId, draft]);
}

import { changeDocument } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import type { DocumentTitle, ResumeId } from '@shortlist/model';
import { renameBegun } from '#draft/opening/begin-document.ts';
import { useWords } from '#platform/language/use-words.ts';
import { ApiError } from '#platform/server/api-error.ts';
import { useConfirm } from '#ui/notices/notice-context.ts';
import { useChangeResume } from '../api.ts';
import { quoteName } from '../quote-name.ts';

/** A resume as far as renaming it is concerned. */
export type ResumeToRename = {
  document_id: ResumeId;
  title: string;
  level: string;
  industry: string;
  /** The revision of the name that is on the screen. */
  revision?: number | undefined;
};

/** The revision of a name that nobody has changed on the server. */
const FIRST_REVISION = 1;

/** A name as the server has it, and its revision. */
export type SavedName = DocumentTitle & { revision: number };

/**
 * Renames a resume on the server. When another tab or device did so meanwhile, the person is shown
 * the name that it has now and chooses. Resolves to the name that it then has; rejects with what
 * `call` throws. One that the server has not made yet is renamed in this browser.
 */
export function useRename({ document_id, revision }: ResumeToRename) {
  const words = useWords(en.renameResume);
  const { mutateAsync: change } = useChangeResume(document_id);
  const confirm = useConfirm();

  async function rename(wanted: DocumentTitle, basedOn: number | undefined): Promise<SavedName> {
    if (await renameBegun(document_id, wanted)) return { ...wanted, revision: FIRST_REVISION };
    try {
      return { ...wanted, revision: await change({ changes: wanted, basedOn }) };
    } catch (cause) {
      const newer = readNewer(cause);
      if (!newer) throw cause;
      const replaces = await confirm({
        title: words.updatedElsewhere,
        text: words.replaceQuestion({ newer: describe(newer), wanted: describe(wanted) }),
        confirmLabel: words.replace,
      });
      return replaces ? rename(wanted, newer.revision) : newer;
    }
  }

  return (wanted: DocumentTitle) => rename(wanted, revision);
}

function describe({ title, level, industry }: DocumentTitle): string {
  const aims = [level, industry].filter((aim) => aim !== '');
  return aims.length > 0 ? `${quoteName(title)} (${aims.join(', ')})` : quoteName(title);
}

/** Reads what the server has instead, from a refusal as stale. */
function readNewer(cause: unknown): SavedName | undefined {
  if (!(cause instanceof ApiError)) return undefined;
  const stale = changeDocument.schema.response[409].safeParse(cause.body);
  if (!stale.success) return undefined;
  const { current, revision } = stale.data;
  const { title, level, industry } = current;
  return { title, level, industry, revision };
}

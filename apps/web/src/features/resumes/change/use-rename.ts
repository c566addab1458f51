import { en } from '@shortlist/messages';
import type { ResumeId } from '@shortlist/model';
import { renameBegun } from '#draft/opening/begin-document.ts';
import { changeName } from '#draft/server/change-name.ts';
import { readFailure } from '#draft/server/read-failure.ts';
import { putWaitingName, removeWaitingName } from '#draft/storage/keep-names.ts';
import {
  type DocumentName,
  findWaitingName,
  type SavedName,
  sentNames,
} from '#draft/storage/waiting-names.ts';
import { currentOwner } from '#draft/tabs/current-owner.ts';
import { useWords } from '#platform/language/use-words.ts';
import { logError } from '#platform/log.ts';
import { FIRST_KIND } from '#platform/storage/draft-names.ts';
import { quoteName } from '#platform/text/quote-name.ts';
import { useConfirm } from '#ui/notices/notice-context.ts';
import { useRefreshList } from '../use-refresh-list.ts';

/** A document as far as renaming it is concerned; a resume where no kind is named. */
export type DocumentToRename = Omit<DocumentName, 'level'> & {
  document_id: ResumeId;
  kind?: string;
  level: string;
  /** The revision of the name that is on the screen. */
  revision?: number | undefined;
};

/** The revision of a name that nobody has changed on the server. */
const FIRST_REVISION = 1;

/**
 * Renames a document on the server. When another tab or device did so meanwhile, the person is shown the name that it has now, under the title
 * `updatedElsewhere`, and chooses. Where the server does not answer, the name waits in this browser, as that of a document does which the
 * server has not made yet. Resolves to the name that the server then has, undefined where it waits; rejects with what `call` throws.
 */
export function useRename(
  { document_id: documentId, kind = FIRST_KIND, revision }: DocumentToRename,
  updatedElsewhere: string,
) {
  const words = useWords(en.renameResume);
  const refreshList = useRefreshList();
  const confirm = useConfirm();

  async function rename(
    wanted: DocumentName,
    basedOn: number | undefined,
  ): Promise<SavedName | undefined> {
    try {
      const { kind: outcome, name } = await changeName(documentId, wanted, basedOn);
      if (outcome === 'saved' || !(await replaces(name, wanted))) return settled(name);
      return await rename(wanted, name.revision);
    } catch (cause) {
      const isAway = readFailure(cause).kind === 'unreachable';
      const waiting = { owner: currentOwner(), documentId, kind, about: wanted, basedOn };
      if (!isAway || !putWaitingName({ ...waiting, at: Date.now() })) throw cause;
      logError('A document has its new name in this browser alone.', cause);
      return undefined;
    }
  }

  const replaces = (newer: SavedName, wanted: DocumentName) =>
    confirm({
      title: updatedElsewhere,
      text: words.replaceQuestion({ newer: describe(newer), wanted: describe(wanted) }),
      confirmLabel: words.replace,
    });

  /** Forgets what waited: the person has seen to it. */
  function settled(name: SavedName): SavedName {
    const waiting = findWaitingName(documentId);
    if (waiting) {
      sentNames.set(documentId, name);
      removeWaitingName(waiting);
    }
    return name;
  }

  return async (wanted: DocumentName) => {
    if (await renameBegun(documentId, wanted)) return { ...wanted, revision: FIRST_REVISION };
    const waiting = findWaitingName(documentId);
    try {
      return await rename(wanted, waiting ? waiting.basedOn : revision);
    } finally {
      refreshList();
    }
  };
}

function describe({ title, level, industry }: DocumentName): string {
  const aims = [level, industry].filter((aim) => aim !== '');
  return aims.length > 0 ? `${quoteName(title)} (${aims.join(', ')})` : quoteName(title);
}

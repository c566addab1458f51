import { en } from '@shortlist/messages';
import type { Resume } from '@shortlist/model';
import { Braces, Download, FileText } from 'lucide-react';
import { useEffect } from 'react';
import { unsentSections } from '#draft/react/unsent/unsent-words.ts';
import type { UnsentDocument } from '#draft/react/unsent/use-unsent-documents.ts';
import { readLeftDrafts } from '#draft/storage/left-drafts.ts';
import { isForCurrentOwner } from '#draft/tabs/current-owner.ts';
import { saveFile } from '#platform/files/save-file.ts';
import { MEDIUM } from '#platform/language/date-format.ts';
import { useLocalDateFormat } from '#platform/language/local-date-format.ts';
import { useWords } from '#platform/language/use-words.ts';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import { useSections } from '#platform/sections-context.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Menu, MenuItem } from '#ui/dialogs/menu.tsx';
import { useFailureNotice } from '#ui/notices/use-failure-notice.ts';
import { useDiscardLeft } from './use-discard-left.ts';
import { useKeepAsNew } from './use-keep-as-new.ts';

const loadJsonWriter = () => loadChunk('left-json', () => import('./write-left-json.ts'));

/** Edits of one document that the server does not have for the current owner, and the ways on. */
export function LeftDraft({ left }: { left: UnsentDocument }) {
  const words = useWords(en.leftDrafts);
  const unsent = useWords(en.unsent);
  const sections = useSections();
  const editedAt = useLocalDateFormat(MEDIUM);
  const discard = useDiscardLeft(left);
  // What an account has written is read by that account alone.
  const isReadable = isForCurrentOwner(left.owner);
  return (
    <article className="flex flex-col gap-3 rounded-md border border-hairline bg-panel p-4">
      <div className="flex flex-col gap-1">
        <h3 dir="auto" className="wrap-anywhere font-medium [text-align:match-parent]">
          {left.name ?? words.nameless}
        </h3>
        <p className="text-muted text-sm">
          {words.edited({
            sections: unsentSections(unsent, left, sections),
            at: editedAt.format(left.at),
            time: (text) => (
              <time dateTime={new Date(left.at).toISOString()} className="whitespace-nowrap">
                {text}
              </time>
            ),
          })}
        </p>
        <p className="max-w-measure text-pretty text-muted text-sm">
          {words.why({ why: whyLeft(left, isReadable) })}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        {isReadable && <KeepButton left={left} />}
        {isReadable && <DownloadMenu left={left} />}
        <Button variant="danger" onClick={() => void discard()}>
          {words.discard}
        </Button>
      </div>
    </article>
  );
}

function whyLeft({ report }: UnsentDocument, isReadable: boolean) {
  if (!isReadable) return 'account';
  return report?.kind === 'no-session' ? 'session' : 'gone';
}

function KeepButton({ left }: { left: UnsentDocument }) {
  const words = useWords(en.leftDrafts);
  const { keep, isKeeping } = useKeepAsNew(left);
  return (
    <Button isPending={isKeeping} onClick={() => void keep()}>
      {left.kind.definition.hasSections ? words.keepAsNew : words.keepAsNewOne}
    </Button>
  );
}

function DownloadMenu({ left }: { left: UnsentDocument }) {
  const words = useWords(en.leftDrafts);
  const sections = useSections();
  const name = left.name?.trim() || words.unsavedEdits;
  const fail = useFailureNotice();
  // Fetched before it is asked for, since the connection may be gone by then.
  useEffect(() => void loadJsonWriter().catch(() => {}), []);

  const save = (text: string, ending: string, type: string) =>
    saveFile(new TextEncoder().encode(text), `${name}${ending}`, type);
  async function saveJson() {
    try {
      const { writeLeftJson } = await loadJsonWriter();
      save(
        writeLeftJson(readLeftDrafts(left, left.kind).document as Resume, sections),
        '.json',
        'application/json',
      );
    } catch (cause) {
      void fail('Unsent edits could not be written as JSON.', cause, words.notWritten);
    }
  }

  const trigger = (
    <Button>
      <Download size={16} aria-hidden />
      {words.download}
    </Button>
  );
  return (
    <Menu trigger={trigger} align="start">
      {left.kind.definition.hasSections && (
        <MenuItem icon={Braces} onSelect={() => void saveJson()}>
          {words.asJson}
        </MenuItem>
      )}
      <MenuItem
        icon={FileText}
        onSelect={() =>
          save(
            `${left.kind.definition.plainText(readLeftDrafts(left, left.kind).document, sections)}\n`,
            '.txt',
            'text/plain',
          )
        }
      >
        {words.asText}
      </MenuItem>
    </Menu>
  );
}

import type { DocumentAbout } from '@shortlist/contracts';
import type { Exporter } from '@shortlist/exporters';
import { en } from '@shortlist/messages';
import { fileTypeOfName } from '@shortlist/readers/file-type';
import { useMutation } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { DOCUMENTS, MAX_FILE_BYTES } from '#platform/files/check-file.ts';
import { useWords } from '#platform/language/use-words.ts';
import { logError } from '#platform/log.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Menu, MenuItem } from '#ui/dialogs/menu.tsx';
import { useConfirm, useNotice } from '#ui/notices/notice-context.ts';
import type { PrintedFile } from './printed-file.ts';

/** Words in which a kind of document is attached. */
type AttachWords = {
  attach: string;
  notPrintable: string;
  notAttachedTitle: string;
  blanksTitle: string;
  /** Names the blanks, and where they are filled in. */
  blanks: (named: { blanks: string[]; resumes: string }) => string;
};

type AttachDocumentProps<Source> = {
  documents: readonly DocumentAbout[];
  exporters: readonly Exporter<Source>[];
  /** Further formats of one document. */
  moreExporters?: (documentId: string) => readonly Exporter<Source>[];
  words: AttachWords;
  print: (documentId: string, exporter: Exporter<Source>) => Promise<PrintedFile>;
  onAttach: (file: File) => void;
};

/**
 * Offers documents of the visitor's own, each as the file that its preview downloads, in every format that an application takes;
 * nothing where there is none.
 */
export function AttachDocument<Source>(props: AttachDocumentProps<Source>) {
  const { documents, exporters, moreExporters, words, print, onAttach } = props;
  const common = useWords(en.application);
  const files = useWords(en.files);
  const { resumes } = useWords(en.pages);
  const formats = exporters.filter(({ extension }) => fileTypeOfName(`.${extension}`));
  const notify = useNotice();
  const confirm = useConfirm();
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: ({ id, exporter }: { id: string; exporter: Exporter<Source> }) =>
      print(id, exporter),
    onSuccess: async (printed) => {
      if (!printed.ok) {
        const text = common.missing({ characters: printed.missing.join(' '), resumes });
        return notify({ title: words.notPrintable, text });
      }
      if (printed.file.size > MAX_FILE_BYTES) {
        const text = files.sizeText({ kind: DOCUMENTS.kind, most: DOCUMENTS.mostMegabytes });
        return notify({ title: files.problem({ problem: 'size' }), text });
      }
      const blanks = printed.blanks.map(common.blank);
      const isWanted =
        blanks.length === 0 ||
        (await confirm({
          title: words.blanksTitle,
          text: words.blanks({ blanks, resumes }),
          confirmLabel: common.attachAnyway,
        }));
      if (isWanted) onAttach(printed.file);
    },
    onError: (cause) => {
      logError('A document could not be attached.', cause);
      void notify({ title: words.notAttachedTitle, text: common.notAttached });
    },
  });

  if (documents.length === 0) return null;
  return (
    <Menu
      trigger={
        <Button size="sm" isPending={isPending}>
          <FileText size={16} aria-hidden />
          {words.attach}
        </Button>
      }
    >
      {documents.flatMap(({ document_id: id, title }) =>
        [...formats, ...(moreExporters?.(id) ?? [])].map((exporter) => (
          <MenuItem key={`${id} ${exporter.id}`} onSelect={() => mutate({ id, exporter })}>
            {formats.length > 1 ? common.resumeAs({ name: title, format: exporter.name }) : title}
          </MenuItem>
        )),
      )}
    </Menu>
  );
}

import { en } from '@shortlist/messages';
import type { FileKind, FileProblem } from '#platform/files/check-file.ts';
import { useWords, type WordsOf } from '#platform/language/use-words.ts';
import { useNotice } from '../notices/notice-context.ts';

/** Makes a check whether a form can take a file; one that is refused is told in a notice, with the reason, which `onRefused` precedes. */
export function useCheckFile() {
  const files = useWords(en.files);
  const notify = useNotice();
  return async (file: File, kind: FileKind, onRefused?: () => void): Promise<boolean> => {
    // Its bytes cannot always be had: it was moved, or lies in a cloud that does not answer.
    const problem = await kind.check(file).catch(() => 'unreadable' as const);
    if (!problem) return true;
    onRefused?.();
    await notify({ title: files.problem({ problem }), text: textOf(files, problem, kind) });
    return false;
  };
}

function textOf(
  words: WordsOf<'files'>,
  problem: NonNullable<FileProblem> | 'unreadable',
  { kind, mostMegabytes: most }: FileKind,
): string {
  switch (problem) {
    case 'type':
      return words.typeText({ kind });
    case 'size':
      return words.sizeText({ kind, most });
    case 'empty':
      return words.emptyText;
    case 'unreadable':
      return words.unreadableText;
  }
}

import { hrefOf } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import type { ResumeId } from '@shortlist/model';
import { LETTERS } from '#documents/letter/letter-kind.ts';
import { useOpenDocument } from '#draft/react/use-open-document.ts';
import { useDuplicateFlow } from '#features/resumes/change/use-duplicate-flow.ts';
import type { ShownResult } from '#features/search/group-results.ts';
import type { PaletteAction } from '#features/search/palette-action.ts';
import { SiteSearch } from '#features/search/site-search.tsx';
import { useWords } from '#platform/language/use-words.ts';
import { useNavigate } from '#platform/navigation/router/router-context.ts';
import { arrangeResults } from './arrange-results.ts';

type LetterSearchProps = {
  letterId: string;
  offered: readonly ShownResult[];
  onLeave: () => void;
};

/** The search of the site, with what can be done with the open letter. */
export function LetterSearch({ letterId, offered, onLeave }: LetterSearchProps) {
  const words = useWords(en.palette);
  const open = useOpenDocument(letterId, LETTERS);
  const navigate = useNavigate();
  const duplicate = useDuplicateFlow(
    ({ document_id }) => void navigate(hrefOf('letter', { letterId: document_id })),
  );
  const about = open.status === 'open' ? open.about : undefined;
  const letter = hrefOf('letter', { letterId });
  const actions: PaletteAction[] = [
    { href: letter, title: words.write, about: '' },
    {
      href: hrefOf('letterPreview', { letterId }),
      title: words.download,
      about: words.downloadHint,
    },
    {
      href: hrefOf('letterHistory', { letterId }),
      title: words.history,
      about: words.letterHistoryHint,
    },
    ...(about
      ? [
          {
            href: letter,
            title: words.duplicate,
            about: words.duplicateLetterHint,
            run: () =>
              void duplicate({
                // The server has answered with the letter of this id.
                document_id: letterId as ResumeId,
                kind: LETTERS.definition.kind,
                ...about,
              }),
          },
        ]
      : []),
    ...(about?.base
      ? [
          {
            href: hrefOf('editor', { resumeId: about.base, section: 'contact' }),
            title: words.openBase,
            about: '',
          },
        ]
      : []),
  ];
  const arrange = arrangeResults({ here: actions, kindHere: 'hereLetter', offered });
  return <SiteSearch label={words.search} palette={{ arrange, onLeave }} />;
}

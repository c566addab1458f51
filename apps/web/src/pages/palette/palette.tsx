import { hrefOf } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import type { ShownResult } from '#features/search/group-results.ts';
import { SiteSearch } from '#features/search/site-search.tsx';
import { targetOf, useNavigation } from '#features/shell/navigation.ts';
import { useWords } from '#platform/language/use-words.ts';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import { useLoaded } from '#platform/navigation/use-loaded.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { arrangeResults } from './arrange-results.ts';
import { KeyList } from './key-list.tsx';

const loadResumeSearch = () =>
  loadChunk('resume-search', () => import('./resume-search.tsx')).then(
    ({ ResumeSearch }) => ResumeSearch,
  );

const loadLetterSearch = () =>
  loadChunk('letter-search', () => import('./letter-search.tsx')).then(
    ({ LetterSearch }) => LetterSearch,
  );

export type PaletteProps = {
  shows: 'search' | 'keys';
  /** The resume or the letter that is open, whose parts and actions join the results. */
  resumeId: string | undefined;
  letterId: string | undefined;
  open: boolean;
  onClose: () => void;
};

/** The search of the site over any page, or the list of its keys. */
export function Palette({ shows, open, onClose, ...here }: PaletteProps) {
  const words = useWords(en.palette);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={shows === 'keys' ? words.keys : words.search}
      width={shows === 'keys' ? 'md' : 'lg'}
    >
      {shows === 'keys' ? <KeyList /> : <Search {...here} onLeave={onClose} />}
    </Dialog>
  );
}

type SearchProps = Pick<PaletteProps, 'resumeId' | 'letterId'> & { onLeave: () => void };

function Search({ resumeId, letterId, onLeave }: SearchProps) {
  const words = useWords(en.palette);
  const ofResume = useLoaded(loadResumeSearch, resumeId !== undefined);
  const ofLetter = useLoaded(loadLetterSearch, letterId !== undefined);
  const offered = useOffered();
  if (resumeId !== undefined && !ofResume.hasFailed) {
    const ResumeSearch = ofResume.part;
    return ResumeSearch ? <ResumeSearch {...{ resumeId, offered, onLeave }} /> : null;
  }
  if (letterId !== undefined && !ofLetter.hasFailed) {
    const LetterSearch = ofLetter.part;
    return LetterSearch ? <LetterSearch {...{ letterId, offered, onLeave }} /> : null;
  }
  const arrange = arrangeResults({ here: [], offered });
  return <SiteSearch label={words.search} palette={{ arrange, onLeave }} />;
}

/** Lists what begins a resume, and the pages of the side navigation. */
function useOffered(): ShownResult[] {
  const words = useWords(en.palette);
  const { link } = useWords(en.shell);
  const navigation = useNavigation();
  const begin = (way: string, title: string, about: string): ShownResult => ({
    kind: 'action',
    href: hrefOf('resumes', {}, { query: { begin: way } }),
    title,
    about,
  });
  return [
    begin('new', words.create, words.createHint),
    begin('upload', words.importOne, words.importHint),
    ...navigation.map(
      (entry): ShownResult => ({
        kind: 'page',
        href: targetOf(entry),
        title: link(entry),
        about: '',
      }),
    ),
  ];
}

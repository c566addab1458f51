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

export type PaletteProps = {
  shows: 'search' | 'keys';
  /** The resume that is open, whose sections and actions join the results. */
  resumeId: string | undefined;
  open: boolean;
  onClose: () => void;
};

/** The search of the site over any page, or the list of its keys. */
export function Palette({ shows, resumeId, open, onClose }: PaletteProps) {
  const words = useWords(en.palette);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={shows === 'keys' ? words.keys : words.search}
      width={shows === 'keys' ? 'md' : 'lg'}
    >
      {shows === 'keys' ? <KeyList /> : <Search resumeId={resumeId} onLeave={onClose} />}
    </Dialog>
  );
}

type SearchProps = { resumeId: string | undefined; onLeave: () => void };

function Search({ resumeId, onLeave }: SearchProps) {
  const words = useWords(en.palette);
  const { part, hasFailed } = useLoaded(loadResumeSearch, resumeId !== undefined);
  const offered = useOffered();
  if (resumeId === undefined || hasFailed) {
    const arrange = arrangeResults({ here: [], offered });
    return <SiteSearch label={words.search} palette={{ arrange, onLeave }} />;
  }
  const ResumeSearch = part;
  return ResumeSearch ? <ResumeSearch {...{ resumeId, offered, onLeave }} /> : null;
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

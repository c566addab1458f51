import { en } from '@shortlist/messages';
import { useWords } from '#platform/language/use-words.ts';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import { LazyPart } from '#ui/lazy-part.tsx';
import type { KeptResumesProps } from './kept-resumes.tsx';

const loadKept = () => loadChunk('kept-resumes', () => import('./kept-resumes.tsx'));

/** The resumes that open without the server; what reads them is loaded where the list could not be. */
export const LazyKeptResumes = (props: KeptResumesProps) => {
  const words = useWords(en.resumeList);
  return (
    <LazyPart load={loadKept} skeleton={null} failed={words.keptUnknown}>
      {({ KeptResumes }) => <KeptResumes {...props} />}
    </LazyPart>
  );
};

import { loadChunk } from '#lib/navigation/lazy-chunk.ts';
import { LazyPart } from '#ui/lazy-part.tsx';

const loadKept = () => loadChunk('kept-resumes', () => import('./kept-resumes.tsx'));

/** The resumes that open without the server; what reads them is loaded where the list could not be. */
export const LazyKeptResumes = () => (
  <LazyPart
    load={loadKept}
    skeleton={null}
    failed="Whether resumes open without the server could not be found out."
  >
    {({ KeptResumes }) => <KeptResumes />}
  </LazyPart>
);

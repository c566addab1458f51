import type { DocumentAbout } from '@shortlist/contracts';
import { ResumeId } from '@shortlist/model';
import { screen } from '@testing-library/react';
import { useLocation } from '#platform/navigation/router/router-context.ts';
import { openAt } from '../../open-app.test-support.tsx';
import { CreateDialog } from './create/create-dialog.tsx';
import { type CreateResumeProps, ResumeList } from './list/resume-list.tsx';

/** A resume of the list; `day` is the day of November 2026 on which it was last edited. */
export function resumeOf(name: string, day: number): DocumentAbout {
  return {
    document_id: ResumeId.parse(
      `0b9c5a1e-3f1d-4c7e-9a00-0000000000${String(day).padStart(2, '0')}`,
    ),
    kind: 'resume',
    title: name,
    edited: `2026-11-${String(day).padStart(2, '0')}T12:00:00.000Z`,
    level: 'Mid Level',
    industry: '',
    revision: 1,
  };
}

export const listOf = (...documents: DocumentAbout[]) =>
  ({ status: 'success', message: '', documents }) as const;

function Editor() {
  const state = useLocation().state as { resumeName: string } | null;
  return <p>Editor of {state?.resumeName}</p>;
}

/** Nothing is read from a file here. */
const CreateResume = (props: CreateResumeProps) => (
  <CreateDialog {...props} renderImport={() => null} />
);

const loadCreateResume = async () => CreateResume;

/** The list at its address, with a page that stands where the editor would. */
export const openList = (path = '/resume') =>
  openAt(path, [
    {
      path: '/resume',
      element: (
        <main>
          <ResumeList loadCreateResume={loadCreateResume} />
        </main>
      ),
    },
    { path: '/resume/:resumeId/contact', element: <Editor /> },
    { path: '/login', element: <h1>Log in</h1> },
  ]);

export const shownNames = () =>
  screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

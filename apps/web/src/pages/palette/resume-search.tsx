import { hrefOf } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { type EditorSection, type ResumeId, sectionsOf } from '@shortlist/model';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNamed } from '#draft/react/use-names.ts';
import { useOpenResume } from '#draft/react/use-open-resume.ts';
import { useDuplicateFlow } from '#features/resumes/change/use-duplicate-flow.ts';
import { useOpenCopy } from '#features/resumes/change/use-open-copy.ts';
import type { ShownResult } from '#features/search/group-results.ts';
import type { PaletteAction } from '#features/search/palette-action.ts';
import { SiteSearch } from '#features/search/site-search.tsx';
import { useWords } from '#platform/language/use-words.ts';
import { EDITOR_VIEWS, stateOfView } from '#platform/navigation/editor-view.ts';
import { useParams } from '#platform/navigation/router/router-context.ts';
import { useSections } from '#platform/sections-context.ts';
import { resumesQuery } from '#platform/server/resumes-query.ts';
import { arrangeResults } from './arrange-results.ts';

type ResumeSearchProps = {
  resumeId: string;
  offered: readonly ShownResult[];
  onLeave: () => void;
};

/** The search of the site, with the sections and views of the open resume and what can be done with it. */
export function ResumeSearch({ resumeId, offered, onLeave }: ResumeSearchProps) {
  const words = useWords(en.palette);
  const open = useOpenResume(resumeId);
  const known = useSections();
  const duplicate = useDuplicateFlow(useOpenCopy('contact'));
  const opened = open.status === 'open' ? open : undefined;
  const resume = opened?.resume;
  const sections = useMemo(() => (resume ? sectionsOf(resume, known) : known), [resume, known]);
  const { section: at = 'contact' } = useParams();
  const { data: resumes } = useQuery(resumesQuery);
  const others = (useNamed(resumes) ?? []).filter(({ document_id }) => document_id !== resumeId);
  const copy =
    opened &&
    (() =>
      void duplicate({
        // The server has answered with the resume of this id.
        document_id: resumeId as ResumeId,
        ...opened.about,
      }));

  const actions: PaletteAction[] = [
    ...EDITOR_VIEWS.map((view) => ({
      href: hrefOf('editor', { resumeId, section: at as EditorSection }),
      state: stateOfView(view),
      title: words.view({ view }),
      about: '',
    })),
    ...sections.tabs.map((section) => ({
      href: hrefOf('editor', { resumeId, section }),
      title: words.goTo({ section: sections.titleOf(section) }),
      about: '',
    })),
    {
      href: hrefOf('preview', { resumeId }),
      title: words.download,
      about: words.downloadHint,
    },
    {
      href: hrefOf('resumeHistory', { resumeId }),
      title: words.history,
      about: words.historyHint,
    },
    ...(copy
      ? [
          {
            href: hrefOf('editor', { resumeId, section: 'contact' }),
            title: words.duplicate,
            about: words.duplicateHint,
            run: copy,
          },
        ]
      : []),
    ...others.map(({ document_id, title }) => ({
      href: hrefOf('compare', { resumeId }, { query: { with: document_id } }),
      title: words.compareWith({ name: title }),
      about: '',
      isRare: true,
    })),
  ];
  const arrange = arrangeResults({ here: actions, offered });
  return <SiteSearch label={words.search} palette={{ arrange, onLeave }} />;
}

import { hrefOf, type WholeDocument } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { RESUME, sectionsOf } from '@shortlist/model';
import { useCallback } from 'react';
import { OpenedGate } from '#draft/react/opened-gate.tsx';
import { type OpenedResume, useOpenResume } from '#draft/react/use-open-resume.ts';
import { resumeKindOf } from '#draft/resume-draft/resume-model.ts';
import { settleDocument } from '#draft/sending/settle-document.ts';
import { compareHref } from '#features/history/compare-href.ts';
import { History, HistoryFrame } from '#features/history/history.tsx';
import { nameResumePart, sectionOfPart } from '#features/history/name-resume-part.ts';
import { SectionsContext } from '#platform/given-sections.ts';
import { useLanguage } from '#platform/language/language-context.ts';
import { useWords } from '#platform/language/use-words.ts';
import { usePageTitle } from '#platform/navigation/page-title.ts';
import { useParams } from '#platform/navigation/router/router-context.ts';
import { useSections } from '#platform/sections-context.ts';
import { Skeleton } from '#ui/skeleton.tsx';

/** The history of a resume (`/resume/:resumeId/history`). */
export function ResumeHistoryPage() {
  const { resumeId = '' } = useParams();
  return <ResumeHistory key={resumeId} resumeId={resumeId} />;
}

function ResumeHistory({ resumeId }: { resumeId: string }) {
  const words = useWords(en.history);
  const open = useOpenResume(resumeId);
  const subject = { editorHref: hrefOf('editor', { resumeId, section: 'contact' }) };
  return (
    <OpenedGate
      open={open}
      loading={
        <HistoryFrame title={words.title} subject={subject}>
          <Skeleton className="h-96" />
        </HistoryFrame>
      }
      renderError={(error) => (
        <HistoryFrame title={words.title} subject={subject}>
          {error}
        </HistoryFrame>
      )}
    >
      {(opened) => <OpenedHistory resumeId={resumeId} open={opened} />}
    </OpenedGate>
  );
}

function OpenedHistory({ resumeId, open }: { resumeId: string; open: OpenedResume }) {
  const known = useSections();
  const language = useLanguage();
  const words = useWords(en.history);
  const { about, resume, draft } = open;
  const sections = sectionsOf(resume, known);
  const read = useCallback(
    ({ parts }: WholeDocument) => {
      const printed = RESUME.readParts(parts, known);
      return { printed, sections: sectionsOf(printed, known) };
    },
    [known],
  );
  const placeOf = (key: string) => {
    const section = sectionOfPart(key, sections);
    // What no section shows comes last.
    return section ? sections.tabs.indexOf(section) : sections.tabs.length;
  };
  const editorHrefAt = (keys: readonly string[]) => {
    const [first = ''] = keys.toSorted((one, other) => placeOf(one) - placeOf(other));
    return hrefOf('editor', { resumeId, section: sectionOfPart(first, sections) ?? 'contact' });
  };
  usePageTitle(`${words.title} · ${about.title}`);
  return (
    <SectionsContext value={sections}>
      <History
        subject={{
          documentId: resumeId,
          title: about.title,
          editorHref: hrefOf('editor', { resumeId, section: 'contact' }),
          editorHrefAt,
          historyHref: (version) =>
            hrefOf('resumeHistory', { resumeId }, version ? { query: { version } } : {}),
          compareHref: (versionId) => compareHref(resumeId, versionId),
          now: resume,
          read,
          namePart: (key, then = sections) => nameResumePart(language, key, [sections, then]),
          placeOf,
          settle: () => settleDocument(resumeId, resumeKindOf(known)),
          refresh: () => draft.refresh(),
        }}
      />
    </SectionsContext>
  );
}

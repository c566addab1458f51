import { en } from '@shortlist/messages';
import { ResearchList } from '#features/articles/research-list.tsx';
import { useWords } from '#platform/language/use-words.ts';
import { PageFrame } from '#ui/page-frame.tsx';
import { PageHeadline } from '../page-headline.tsx';

export const ResearchPage = () => {
  const words = useWords(en.researchList);
  return (
    <PageFrame>
      <PageHeadline title={words.title} lead={words.lead} />
      <div className="mt-10">
        <ResearchList />
      </div>
    </PageFrame>
  );
};

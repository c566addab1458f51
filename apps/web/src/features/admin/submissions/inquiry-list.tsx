import { useQuery } from '@tanstack/react-query';
import { inquiriesQuery } from '../api.ts';
import { SentCard } from './sent-card.tsx';
import { SentList } from './sent-list.tsx';
import { SentSearch } from './sent-search.tsx';
import { useSearchOfAddress } from './use-search-of-address.ts';

/** The inquiries, newest first. */
export function InquiryList() {
  const { search, change } = useSearchOfAddress();
  const { text, status, after } = search;
  const query = useQuery(inquiriesQuery({ text, status, after }));
  return (
    <>
      <SentSearch search={search} onChange={change} counts={query.data?.counts} />
      <SentList
        sent="inquiry"
        query={query}
        entriesOf={({ inquiries }) => inquiries}
        isFurther={after !== ''}
        onLeaf={(to) => change({ after: to })}
      >
        {(inquiry, choice) => (
          <SentCard sent="inquiry" entry={inquiry} about={inquiry.phone} choice={choice}>
            <p className="max-w-measure whitespace-pre-wrap break-words">{inquiry.details}</p>
          </SentCard>
        )}
      </SentList>
    </>
  );
}

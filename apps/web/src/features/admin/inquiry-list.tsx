import { useQuery } from '@tanstack/react-query';
import { inquiriesQuery } from './api.ts';
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
      <SentList query={query} isFurther={after !== ''} onLeaf={(to) => change({ after: to })}>
        {({ inquiries }) =>
          inquiries.map((inquiry) => (
            <li key={inquiry.id}>
              <SentCard sent="inquiry" entry={inquiry} about={inquiry.phone}>
                <p className="max-w-measure whitespace-pre-wrap break-words">{inquiry.details}</p>
              </SentCard>
            </li>
          ))
        }
      </SentList>
    </>
  );
}

import { ArrowRight } from 'lucide-react';
import type { ComponentType } from 'react';
import type { PageText, TextSection } from '#content/texts/page-text.ts';
import { usePageTitle } from '#platform/navigation/page-title.ts';
import { Link } from '#platform/navigation/router/link.tsx';
import { useParams } from '#platform/navigation/router/router-context.ts';
import { PageFrame } from '#ui/page-frame.tsx';
import { NotFoundPage } from '../not-found-page.tsx';
import { PAGE_TEXTS, releaseText, type TextPageName } from './page-texts.ts';

/** Makes a page that is read: headline, lead, sections, and ways onward. */
export const textPage =
  (name: TextPageName): ComponentType =>
  () => <Reading text={PAGE_TEXTS[name]} />;

/** A page under Latest Advancements, named by the address. */
export function ReleasePage() {
  const { releaseId = '' } = useParams();
  const text = releaseText(releaseId);
  return text ? <Release text={text} /> : <NotFoundPage />;
}

function Release({ text }: { text: PageText }) {
  usePageTitle(text.title);
  return <Reading text={text} />;
}

const Reading = ({ text: { title, lead, sections, onward } }: { text: PageText }) => (
  <PageFrame width="reading">
    <h1 className="font-serif text-2xl tracking-tight sm:text-3xl">{title}</h1>
    <p className="mt-5 max-w-measure text-pretty text-lg text-muted">{lead}</p>
    <div className="mt-12 flex flex-col gap-8">
      {sections.map((section) => (
        <Section key={section.heading} section={section} />
      ))}
    </div>
    <ul className="mt-12 flex flex-wrap gap-x-6 gap-y-2 border-hairline border-t pt-6">
      {onward.map(({ label, to }) => (
        <li key={to}>
          <Link
            to={to}
            className="group inline-flex min-h-10 pointer-coarse:min-h-11 items-center gap-2 font-medium text-accent hover:text-accent-hover"
          >
            {label}
            <ArrowRight
              size={16}
              aria-hidden
              className="transition-transform group-hover:translate-x-0.5 rtl:group-hover:-translate-x-0.5"
            />
          </Link>
        </li>
      ))}
    </ul>
  </PageFrame>
);

const Section = ({ section: { heading, text, more = [] } }: { section: TextSection }) => (
  <section className="border-hairline border-t pt-6">
    <h2 className="font-serif text-lg sm:text-xl">{heading}</h2>
    <div className="mt-3 flex max-w-measure flex-col gap-4 text-pretty text-muted">
      <p>{text}</p>
      {more.map((block) =>
        typeof block === 'string' ? (
          <p key={block}>{block}</p>
        ) : (
          <ul key={block.list[0]} className="flex list-disc flex-col gap-2 ps-6 marker:text-accent">
            {block.list.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        ),
      )}
    </div>
  </section>
);

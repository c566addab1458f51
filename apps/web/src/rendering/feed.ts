import { type ArticleId, FEED_PATH, hrefOf, PRODUCT_NAME } from '@shortlist/contracts';
import type { ArticleBody, ListedArticle } from '#content/article.ts';
import { LISTED_ARTICLES } from '#content/articles.ts';
import { escapeText } from './html-text.ts';
import { nameBasedUuid } from './name-based-uuid.ts';

/** The namespace of the ids of our articles, which are to stay what they are wherever the site moves. */
const FEED_ID = '0c1f5c53-6a33-4b0e-9d3a-5a4b8f0f2f71';

/** The articles as an Atom feed (RFC 4287), newest first, each with its whole text. */
export async function renderFeed(address: string): Promise<string> {
  // Without a configured address it is what the request says.
  const origin = escapeText(address);
  const entries = await Promise.all(LISTED_ARTICLES.map((article) => entryOf(article, origin)));
  const updated = LISTED_ARTICLES[0]?.date ?? '';
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <id>urn:uuid:${FEED_ID}</id>
  <title>${PRODUCT_NAME} articles</title>
  <updated>${momentOf(updated)}</updated>
  <author><name>${PRODUCT_NAME}</name></author>
  <icon>${origin}/favicon.svg</icon>
  <link rel="self" type="application/atom+xml" href="${origin}${FEED_PATH}"/>
  <link rel="alternate" type="text/html" href="${origin}${hrefOf('researchIndex')}"/>
${entries.join('\n')}
</feed>
`;
}

async function entryOf({ id, title, summary, category, date }: ListedArticle, origin: string) {
  const { body } = await readBody(id);
  return `  <entry>
    <id>urn:uuid:${await nameBasedUuid(FEED_ID, id)}</id>
    <title>${escapeText(title)}</title>
    <link rel="alternate" type="text/html" href="${origin}${hrefOf('article', { articleId: id })}"/>
    <published>${momentOf(date)}</published>
    <updated>${momentOf(date)}</updated>
    <category term="${escapeText(category)}"/>
    <summary>${escapeText(summary)}</summary>
    <content type="html">${escapeText(body.map(htmlOf).join(''))}</content>
  </entry>`;
}

const readBody = (id: ArticleId) =>
  import(`../content/articles/${id}.ts`) as Promise<{ body: ArticleBody }>;

/** Articles have a day; it begins in UTC. */
const momentOf = (day: string) => `${day}T00:00:00Z`;

function htmlOf(block: ArticleBody[number]): string {
  if (typeof block === 'string') return `<p>${escapeText(block)}</p>`;
  if ('heading' in block) return `<h2>${escapeText(block.heading)}</h2>`;
  return `<ul>${block.list.map((line) => `<li>${escapeText(line)}</li>`).join('')}</ul>`;
}

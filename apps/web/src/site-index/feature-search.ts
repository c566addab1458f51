import { hrefOf, type PlainPageName } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import type { SiteDocument } from './site-document.ts';

/** A document as a feature has it. */
export type FeatureDocument = Omit<SiteDocument, 'askedAs'>;

/** Everything that the site search finds of a feature: `search` of the `search.ts` in its folder. Read at build time only. */
export type FeatureSearch = {
  listDocuments?: () => Promise<readonly FeatureDocument[]>;
  /** The words that people use for what is at an address, besides those of its title. */
  askedAs: Readonly<Record<string, string>>;
};

/** Describes a page whose words are not in one text: what it is for. */
export const pageDocument = (name: PlainPageName, about: string): FeatureDocument => ({
  href: hrefOf(name),
  kind: 'page',
  title: en.pages.texts[name],
  about,
  text: '',
});

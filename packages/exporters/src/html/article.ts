import { type ContactPart, type DocumentLanguage, runsFromRight } from '@shortlist/model';
import { block, element, link, list } from './elements.ts';
import { plainHtml } from './marked-html.ts';

/** A document in its language and direction. */
export const article = (language: DocumentLanguage, blocks: readonly string[]): string => {
  const direction = runsFromRight(language) ? 'rtl' : 'ltr';
  return `<article lang="${language}" dir="${direction}">${blocks.join('')}</article>`;
};

type Head = {
  readonly name: string;
  readonly headline: string;
  readonly contact: readonly ContactPart[];
  readonly details: readonly ContactPart[];
};

/** The head of a document. `headline` is markup. */
export const headHtml = ({ name, headline, contact, details }: Head): string =>
  element(
    'header',
    [
      block('h1', plainHtml(name)),
      block('p', headline),
      ...[contact, details].map((parts) => list(parts.map(partHtml))),
    ].join(''),
  );

/** Part of a contact, apart from the direction of what stands around it: digits of a phone keep their order. */
const partHtml = ({ text, href }: ContactPart): string => {
  const said = element('bdi', plainHtml(text));
  return href === undefined ? said : link(href, said);
};

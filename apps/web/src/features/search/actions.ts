import { PAGES } from '@shortlist/contracts';
import type { SiteDocument } from '#site-index/site-document.ts';

/** What a person can do here, found by the words that they may use for it; all of it is offered where nothing is found. */
export const ACTIONS: readonly SiteDocument[] = [
  {
    href: PAGES.resumes.path,
    kind: 'action',
    title: 'Create a resume',
    about: 'Write it by hand and watch the page follow.',
    text: 'new write make build start cv curriculum vitae improve edit download pdf template',
  },
  {
    href: PAGES.jobSearch.path,
    kind: 'action',
    title: 'See open roles',
    about: 'Search them by word, department and location.',
    text: 'jobs job work career careers apply application hiring vacancy position',
  },
  {
    href: PAGES.faq.path,
    kind: 'action',
    title: 'Read the FAQ',
    about: 'Short answers to what people ask first.',
    text: 'help question how support problem',
  },
  {
    href: PAGES.contactUs.path,
    kind: 'action',
    title: 'Write to us',
    about: 'A person reads what you send.',
    text: 'contact message email phone complaint bug feedback support help',
  },
];

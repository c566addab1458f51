import { hrefOf, type PAGES } from '@shortlist/contracts';
import {
  BookOpenText,
  BriefcaseBusiness,
  Building2,
  CircleQuestionMark,
  FlaskConical,
  GraduationCap,
  Mail,
  Scale,
  Sparkles,
  Telescope,
} from 'lucide-react';
import type { NavEntry } from '#features/shell/navigation.ts';

const releaseHref = (releaseId: (typeof PAGES.researchRelease.params.releaseId)[number]) =>
  hrefOf('researchRelease', { releaseId });

const RESEARCH: NavEntry = {
  name: 'research',
  to: hrefOf('research'),
  icon: FlaskConical,
  groups: [
    {
      id: 'index',
      links: [
        { to: hrefOf('researchIndex'), name: 'researchIndex', icon: BookOpenText },
        { to: hrefOf('researchOverview'), name: 'researchOverview', icon: Telescope },
        { to: hrefOf('researchResidency'), name: 'researchResidency', icon: GraduationCap },
      ],
    },
    {
      name: 'latestAdvancements',
      id: 'openai-o3',
      links: [
        { to: releaseHref('openai-o3'), name: 'openaiO3', icon: Sparkles },
        { to: releaseHref('gpt-4.5'), name: 'gpt45', icon: Sparkles },
        { to: releaseHref('sora'), name: 'sora', icon: Sparkles },
      ],
    },
  ],
};

const COMPANY: NavEntry = {
  name: 'company',
  to: hrefOf('company'),
  icon: Building2,
  groups: [
    {
      id: 'about-us',
      links: [
        { to: hrefOf('about'), name: 'aboutUs', icon: Building2 },
        { to: hrefOf('careers'), name: 'careers', icon: BriefcaseBusiness },
        { to: hrefOf('contactUs'), name: 'contactUs', icon: Mail },
        { to: hrefOf('terms'), name: 'terms', icon: Scale },
      ],
    },
  ],
};

/** The entries of the company site. */
export const SITE_NAVIGATION: readonly NavEntry[] = [
  RESEARCH,
  COMPANY,
  { name: 'faq', to: hrefOf('faq'), icon: CircleQuestionMark },
];

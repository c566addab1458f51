import { hrefOf, type PAGES } from '@shortlist/contracts';
import {
  BookOpenText,
  BriefcaseBusiness,
  Building2,
  CircleQuestionMark,
  ClipboardList,
  FileText,
  FlaskConical,
  GraduationCap,
  House,
  type LucideIcon,
  Mail,
  Scale,
  Sparkles,
  Telescope,
} from 'lucide-react';
import type { WordsOf } from '#lib/language/use-words.ts';

/** The name of a link, or of a group of them. */
type LinkName = Parameters<WordsOf<'shell'>['link']>[0]['name'];

type SubLink = { to: string; name: LinkName; icon: LucideIcon };

/** A second-level menu: of all pages below `path`. */
export type SubMenu = {
  path: string;
  name: LinkName;
  groups: readonly { id: string; name?: LinkName; links: readonly [SubLink, ...SubLink[]] }[];
};

export type NavEntry = { name: LinkName; to: string; icon: LucideIcon; menu?: SubMenu };

const releaseHref = (releaseId: (typeof PAGES.researchRelease.params.releaseId)[number]) =>
  hrefOf('researchRelease', { releaseId });

const RESEARCH: SubMenu = {
  path: hrefOf('research'),
  name: 'research',
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

const COMPANY: SubMenu = {
  path: hrefOf('company'),
  name: 'company',
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

/** The side navigation, top to bottom. */
export const NAVIGATION: readonly NavEntry[] = [
  { name: 'home', to: hrefOf('home'), icon: House },
  { name: 'resumes', to: hrefOf('resumes'), icon: FileText },
  { name: 'jobBoard', to: hrefOf('jobBoard'), icon: ClipboardList },
  { name: 'research', to: RESEARCH.path, icon: FlaskConical, menu: RESEARCH },
  { name: 'company', to: COMPANY.path, icon: Building2, menu: COMPANY },
  { name: 'faq', to: hrefOf('faq'), icon: CircleQuestionMark },
];

/** The menu that an address belongs to, or undefined for the main list. */
export const menuOf = (pathname: string): SubMenu | undefined =>
  NAVIGATION.find(({ to, menu }) => menu && pathname.startsWith(`${to}/`))?.menu;

/** Returns where choosing the menu's parent leads: its first link. */
export const firstLinkOf = (menu: SubMenu): string => menu.groups[0]?.links[0].to ?? menu.path;

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

type SubLink = { to: string; label: string; icon: LucideIcon };

/** A second-level menu: of all pages below `path`. */
export type SubMenu = {
  path: string;
  label: string;
  groups: readonly { id: string; label?: string; links: readonly [SubLink, ...SubLink[]] }[];
};

export type NavEntry = { label: string; to: string; icon: LucideIcon; menu?: SubMenu };

const releaseHref = (releaseId: (typeof PAGES.researchRelease.params.releaseId)[number]) =>
  hrefOf('researchRelease', { releaseId });

const RESEARCH: SubMenu = {
  path: hrefOf('research'),
  label: 'Research',
  groups: [
    {
      id: 'index',
      links: [
        { to: hrefOf('researchIndex'), label: 'Research Index', icon: BookOpenText },
        { to: hrefOf('researchOverview'), label: 'Research Overview', icon: Telescope },
        { to: hrefOf('researchResidency'), label: 'Research Residency', icon: GraduationCap },
      ],
    },
    {
      label: 'Latest Advancements',
      id: 'openai-o3',
      links: [
        { to: releaseHref('openai-o3'), label: 'OpenAI o3', icon: Sparkles },
        { to: releaseHref('gpt-4.5'), label: 'GPT-4.5', icon: Sparkles },
        { to: releaseHref('sora'), label: 'Sora', icon: Sparkles },
      ],
    },
  ],
};

const COMPANY: SubMenu = {
  path: hrefOf('company'),
  label: 'Company',
  groups: [
    {
      id: 'about-us',
      links: [
        { to: hrefOf('about'), label: 'About Us', icon: Building2 },
        { to: hrefOf('careers'), label: 'Careers', icon: BriefcaseBusiness },
        { to: hrefOf('contactUs'), label: 'Contact Us', icon: Mail },
        { to: hrefOf('terms'), label: 'Terms & Privacy', icon: Scale },
      ],
    },
  ],
};

/** The side navigation, top to bottom. */
export const NAVIGATION: readonly NavEntry[] = [
  { label: 'Home', to: hrefOf('home'), icon: House },
  { label: 'Resume Optimization', to: hrefOf('resumes'), icon: FileText },
  { label: 'Job Board', to: hrefOf('jobBoard'), icon: ClipboardList },
  { label: 'Research', to: RESEARCH.path, icon: FlaskConical, menu: RESEARCH },
  { label: 'Company', to: COMPANY.path, icon: Building2, menu: COMPANY },
  { label: 'FAQ', to: hrefOf('faq'), icon: CircleQuestionMark },
];

/** The menu that an address belongs to, or undefined for the main list. */
export const menuOf = (pathname: string): SubMenu | undefined =>
  NAVIGATION.find(({ to, menu }) => menu && pathname.startsWith(`${to}/`))?.menu;

/** Returns where choosing the menu's parent leads: its first link. */
export const firstLinkOf = (menu: SubMenu): string => menu.groups[0]?.links[0].to ?? menu.path;

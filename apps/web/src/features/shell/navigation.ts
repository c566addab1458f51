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

type SubLink = { id: string; label: string; icon: LucideIcon };

/** A second-level menu. Its links lead to /{id}/{link's id}. */
export type SubMenu = {
  id: string;
  label: string;
  groups: readonly { label?: string; links: readonly [SubLink, ...SubLink[]] }[];
};

export type NavEntry = { label: string; to: string; icon: LucideIcon; menu?: SubMenu };

const RESEARCH: SubMenu = {
  id: 'research',
  label: 'Research',
  groups: [
    {
      links: [
        { id: 'index', label: 'Research Index', icon: BookOpenText },
        { id: 'overview', label: 'Research Overview', icon: Telescope },
        { id: 'residency', label: 'Research Residency', icon: GraduationCap },
      ],
    },
    {
      label: 'Latest Advancements',
      links: [
        { id: 'openai-o3', label: 'OpenAI o3', icon: Sparkles },
        { id: 'gpt-4.5', label: 'GPT-4.5', icon: Sparkles },
        { id: 'sora', label: 'Sora', icon: Sparkles },
      ],
    },
  ],
};

const COMPANY: SubMenu = {
  id: 'company',
  label: 'Company',
  groups: [
    {
      links: [
        { id: 'about-us', label: 'About Us', icon: Building2 },
        { id: 'careers', label: 'Careers', icon: BriefcaseBusiness },
        { id: 'contact', label: 'Contact Us', icon: Mail },
        { id: 'terms-and-privacy', label: 'Terms & Privacy', icon: Scale },
      ],
    },
  ],
};

/** The side navigation, top to bottom. */
export const NAVIGATION: readonly NavEntry[] = [
  { label: 'Home', to: '/', icon: House },
  { label: 'Resume Optimization', to: '/resume', icon: FileText },
  { label: 'Job Board', to: '/job_board', icon: ClipboardList },
  { label: 'Research', to: '/research', icon: FlaskConical, menu: RESEARCH },
  { label: 'Company', to: '/company', icon: Building2, menu: COMPANY },
  { label: 'FAQ', to: '/faq', icon: CircleQuestionMark },
];

/** The menu that an address belongs to, or undefined for the main list. */
export const menuOf = (pathname: string): SubMenu | undefined =>
  NAVIGATION.find(({ to, menu }) => menu && pathname.startsWith(`${to}/`))?.menu;

/** Where choosing the menu's parent leads: its first link. */
export const firstLinkOf = (menu: SubMenu): string =>
  `/${menu.id}/${menu.groups[0]?.links[0].id ?? ''}`;

import type { LucideIcon } from 'lucide-react';
import { type ComponentType, createContext, use } from 'react';
import type { WordsOf } from '#platform/language/use-words.ts';

/** The name of a link, or of a group of them. */
type LinkName = Parameters<WordsOf<'shell'>['link']>[0]['name'];

type NavLine = { name: LinkName; to: string; icon: LucideIcon };

type LinkGroup = { id: string; name?: LinkName; links: readonly [NavLine, ...NavLine[]] };

/** An entry of the side navigation. One with groups of links has a second-level menu: of all pages below its address. */
export type NavEntry = NavLine & {
  groups?: readonly [LinkGroup, ...LinkGroup[]];
  /** An address whose pages below belong to it besides those below its own. */
  also?: string;
  /** Stands beside its link in the menu, and says nothing of its name; in a narrow one at the corner of its icon. */
  Beside?: ComponentType<{ isNarrow: boolean }>;
};

/** An entry that has a second-level menu. */
export type SubMenu = NavEntry & Required<Pick<NavEntry, 'groups'>>;

/** The entries of the side navigation, top to bottom. */
export const NavigationContext = createContext<readonly NavEntry[]>([]);

export const useNavigation = (): readonly NavEntry[] => use(NavigationContext);

/** Finds the menu that an address belongs to; undefined for the main list. */
export const menuOf = (navigation: readonly NavEntry[], pathname: string): SubMenu | undefined =>
  navigation.find(
    (entry): entry is SubMenu => entry.groups !== undefined && pathname.startsWith(`${entry.to}/`),
  );

/** Returns the address that choosing an entry leads to: of a parent, its first link's. */
export const targetOf = ({ to, groups }: NavEntry): string => groups?.[0].links[0].to ?? to;

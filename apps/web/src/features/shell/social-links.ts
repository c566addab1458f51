import { FEED_PATH, hrefOf } from '@shortlist/contracts';
import { type LucideIcon, Mail, Rss } from 'lucide-react';

/** Links of the footer's icons. A place that we do not have is not in the list and shows no icon. */
export const SOCIAL_LINKS: readonly {
  name: 'articlesFeed' | 'contact';
  href: string;
  icon: LucideIcon;
}[] = [
  { name: 'articlesFeed', href: FEED_PATH, icon: Rss },
  { name: 'contact', href: hrefOf('contactUs'), icon: Mail },
];

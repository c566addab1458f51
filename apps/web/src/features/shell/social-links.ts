import { FEED_PATH, hrefOf } from '@shortlist/contracts';
import { type LucideIcon, Mail, Rss } from 'lucide-react';

/** Links of the footer's icons. A place that we do not have is not in the list and shows no icon. */
export const SOCIAL_LINKS: readonly { label: string; href: string; icon: LucideIcon }[] = [
  { label: 'Articles feed', href: FEED_PATH, icon: Rss },
  { label: 'Contact', href: hrefOf('contactUs'), icon: Mail },
];

import type { Link } from '@shortlist/contracts';

/** Ids of controls of the list, which have the focus again when a view that they opened is closed. */
export const NEW_LINK_ID = 'share-new-link';

export const controlIdOf = (
  control: 'copy' | 'qr' | 'days' | 'edit',
  { link_id }: Pick<Link, 'link_id'>,
): string => `share-${control}-${link_id}`;

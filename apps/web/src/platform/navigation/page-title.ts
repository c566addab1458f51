import { PRODUCT_NAME } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useEffect, useLayoutEffect } from 'react';
import { useWords } from '../language/use-words.ts';
import { useShown } from './router/router-context.ts';

const tabTitle = (title: string) => (title === PRODUCT_NAME ? title : `${title} · ${PRODUCT_NAME}`);

/** Names the browser tab after the route shown; a page may then say more with `usePageTitle`. */
export function useRouteTitle(): void {
  const words = useWords(en.pages);
  const name = useShown().match?.route.title;
  const title = name ? words[name] : PRODUCT_NAME;
  // A layout effect: it runs before the effects of the page inside, which knows better.
  useLayoutEffect(() => {
    document.title = tabTitle(title);
  }, [title]);
}

/** Names the browser tab "{title} · {product}": for a page whose title the route cannot know. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = tabTitle(title);
  }, [title]);
}

import {
  Component,
  type ComponentType,
  type ReactNode,
  startTransition,
  useEffect,
  useState,
} from 'react';
import type { Router, Shown } from './create-router.ts';
import { RouterContext, ShownContext } from './router-context.ts';

export type RouterProviderProps = {
  router: Router;
  /** Frame around every page, which stays where one fails. */
  Frame?: ComponentType<{ children: ReactNode }> | undefined;
  /** Stands in the place of the first page until it is loaded. */
  Loading?: ComponentType | undefined;
  /** Stands in the place of a page that could not be loaded or drawn. */
  Failure?: ComponentType<{ error: unknown }> | undefined;
};

/** The page of the address. */
export function RouterProvider({ router, Frame = NoFrame, ...parts }: RouterProviderProps) {
  const [shown, setShown] = useState(router.get);

  useEffect(() => {
    const follow = () => startTransition(() => setShown(router.get()));
    const stop = router.subscribe(follow);
    follow();
    return stop;
  }, [router]);

  return (
    <RouterContext value={router}>
      <ShownContext value={shown}>
        <Frame>
          <PageBoundary shown={shown} {...parts} />
        </Frame>
      </ShownContext>
    </RouterContext>
  );
}

const NoFrame = ({ children }: { children: ReactNode }) => children;

type PageBoundaryProps = Pick<RouterProviderProps, 'Loading' | 'Failure'> & { shown: Shown };
type PageBoundaryState = { location?: Shown['location']; thrown?: { error: unknown } | undefined };

/** Catches what a page throws; the next navigation tries again, to the same address too. */
class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = {};

  static getDerivedStateFromError(error: unknown): PageBoundaryState {
    return { thrown: { error } };
  }

  static getDerivedStateFromProps(
    { shown: { location } }: PageBoundaryProps,
    state: PageBoundaryState,
  ): PageBoundaryState | null {
    return state.location === location ? null : { location, thrown: undefined };
  }

  override render() {
    const { shown, Loading, Failure } = this.props;
    const error = this.state.thrown ? this.state.thrown.error : shown.error;
    if (error !== undefined) {
      if (!Failure) throw error;
      return <Failure error={error} />;
    }
    const { match, Page } = shown;
    if (Page) return <Page />;
    if (match && 'element' in match.route) return match.route.element;
    return Loading && <Loading />;
  }
}

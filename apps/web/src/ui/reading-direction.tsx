import { DirectionProvider } from '@base-ui/react/direction-provider';
import type { ReactNode } from 'react';

type ReadingDirectionProps = { direction: 'ltr' | 'rtl'; children: ReactNode };

/** Tells the direction of the interface's language to the library of menus and dialogs, which reads no `dir`. */
export const ReadingDirection = ({ direction, children }: ReadingDirectionProps) => (
  <DirectionProvider direction={direction}>{children}</DirectionProvider>
);

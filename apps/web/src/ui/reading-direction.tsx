import { DirectionProvider } from '@base-ui/react/direction-provider';
import { directionOf, type InterfaceLanguage } from '@shortlist/messages';
import type { ReactNode } from 'react';

type ReadingDirectionProps = { language: InterfaceLanguage; children: ReactNode };

/** Tells the direction of the interface's language to the library of menus and dialogs, which reads no `dir`. */
export const ReadingDirection = ({ language, children }: ReadingDirectionProps) => (
  <DirectionProvider direction={directionOf(language)}>{children}</DirectionProvider>
);

import { createContext, type ReactNode } from 'react';

/** Draws what stands behind the label of a control, by its id; nothing for most. */
export type RenderLabelMark = (controlId: string, label: string) => ReactNode;

export const LabelMarkContext = createContext<RenderLabelMark | undefined>(undefined);

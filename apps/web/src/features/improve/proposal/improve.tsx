import type { Resume } from '@shortlist/resume';
import { useQuery } from '@tanstack/react-query';
import { useLoaded } from '#lib/navigation/use-loaded.ts';
import { modelQuery } from '../api.ts';

export type ImproveProps = {
  resumeId: string;
  /** What the resume says by now. */
  readResume: () => Resume;
  /** Points, one a line, of which one is reworded at a time; or one text. */
  kind: 'points' | 'summary';
  text: string;
  role?: string;
  onAccept: (text: string) => void;
};

const loadImprove = () => import('./improve-with.tsx');

/** Has a text worded better by the language model of the server; nothing where there is none to ask. */
export function Improve(props: ImproveProps) {
  const { data } = useQuery(modelQuery);
  const { part } = useLoaded(loadImprove, data?.isOn === true);
  return data?.isOn && part ? <part.ImproveWith {...props} model={data.name} /> : null;
}

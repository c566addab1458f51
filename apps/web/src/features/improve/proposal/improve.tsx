import { useQuery } from '@tanstack/react-query';
import { useLoaded } from '#platform/navigation/use-loaded.ts';
import { modelQuery } from '#platform/server/model-query.ts';
import type { ImproveProps } from './improve-props.ts';

const loadImprove = () => import('./improve-with.tsx');

/** Has a text worded better by the language model of the server; nothing where there is none to ask. */
export function Improve(props: ImproveProps) {
  const { data } = useQuery(modelQuery);
  const { part } = useLoaded(loadImprove, data?.isOn === true);
  return data?.isOn && part ? <part.ImproveWith {...props} model={data.name} /> : null;
}

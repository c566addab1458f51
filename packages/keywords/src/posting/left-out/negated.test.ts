import { expect, it } from 'vitest';
import { readPosting } from '../../standard.test-support.ts';

const POSTING = (line: string) => `Engineer\nRequirements\n- Terraform\n- ${line}`;
const scored = (line: string) =>
  readPosting(POSTING(line)).keywords.flatMap(({ term, tier }) => (tier === 'scored' ? term : []));

it.each([
  'No Kubernetes, Java or PHP.',
  'We moved off Kubernetes, Java and PHP last year',
  'There is no Kubernetes here',
  "We don't use Kubernetes or Java",
  'Kubernetes is not used',
  'Kubernetes NOT required',
  'Only Kubernetes profiles will not be considered',
  'Kubernetes belongs to another team',
  'Kubernetes is handled by the platform team',
  'We broke up with Kubernetes',
  'Nobody needs to know Kubernetes or Java any more',
])('[RD3] does not ask for what the posting denies: %s', (line) => {
  expect(scored(line)).toEqual(['Terraform']);
});

it.each([
  'Kubernetes, no matter where you learnt it',
  'No less than two years of Kubernetes',
  'Kubernetes and no fear of it',
])('asks for what it does not deny: %s', (line) => {
  expect(scored(line)).toEqual(['Terraform', 'Kubernetes']);
});

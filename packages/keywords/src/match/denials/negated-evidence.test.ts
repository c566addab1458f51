import { expect, it } from 'vitest';
import { isNegated } from './negated-evidence.ts';

const denies = (sentence: string, name: string) => {
  const start = sentence.indexOf(name);
  return isNegated(sentence, start, start + name.length);
};

it.each([
  'No Kubernetes experience',
  'Have never used Kubernetes',
  'Planning to learn Kubernetes',
  'Kubernetes (expired 2020)',
  'Kubernetes certification in progress',
  'Kubernetes exam scheduled for June',
  'Kubernetes lapsed in 2022',
  'Studying for the Kubernetes exam',
  'learning Kubernetes',
])('hears a denial in "%s"', (sentence) => {
  expect(denies(sentence, 'Kubernetes')).toBe(true);
});

it.each([
  'Kubernetes',
  'Not only Kubernetes but Docker',
  'No downtime, thanks to Kubernetes',
  'Worked without supervision, ran Kubernetes',
  'machine learning Kubernetes',
  'Kubernetes, expired parking permits',
  'Ran Kubernetes. Never late.',
])('hears none in "%s"', (sentence) => {
  expect(denies(sentence, 'Kubernetes')).toBe(false);
});

it.each([
  ['I have never used Kubernetes, Docker or Helm.', 'Kubernetes Docker Helm'],
  ['No experience with Kubernetes, Docker, Helm and Istio', 'Kubernetes Docker Helm Istio'],
  ['No Kubernetes, Docker or Helm', 'Kubernetes Docker Helm'],
  ['Kubernetes, Docker and Helm: no, no and no.', 'Kubernetes Docker Helm'],
  ['Helm: only seen in a talk', 'Helm'],
  ['Looking to learn Kubernetes and Helm', 'Kubernetes Helm'],
  ['I would like to learn Kubernetes', 'Kubernetes'],
  ['Booked on the Kubernetes course', 'Kubernetes'],
  ['Signed up for Kubernetes classes', 'Kubernetes'],
  ['The platform team does Kubernetes', 'Kubernetes'],
  ['Kubernetes is run by our platform team', 'Kubernetes'],
  ['My colleague wrote the charts in Helm, I did not', 'Helm'],
  ['Office had a trial of Kubernetes but I never used it', 'Kubernetes'],
  ['Kubernetes I never got to use', 'Kubernetes'],
  ['Read about Kubernetes', 'Kubernetes'],
  ['Helm: exam failed, resitting in spring', 'Helm'],
  ['Kubernetes course booked for May, Helm booked in June', 'Helm'],
  ['We evaluated Kubernetes and Helm', 'Kubernetes Helm'],
  ['My boss did the Helm charts', 'Helm'],
  ['Our son runs the Kubernetes', 'Kubernetes'],
  ['The radiologist does Helm reads', 'Helm'],
  ['The cluster was Kubernetes, done by a contractor', 'Kubernetes'],
  ['Helm charts; Kubernetes rollouts done by the platform group', 'Kubernetes'],
  ['Former member of the Kubernetes council', 'Kubernetes'],
  ['Student member of the Kubernetes council until 2021', 'Kubernetes'],
  ['The Helm chart itself was written by an outside firm', 'Helm'],
  ['Helm charts went to another team', 'Helm'],
  ['Tried Kubernetes at home and gave up', 'Kubernetes'],
  ['A few polite words of Helm', 'Helm'],
  ["My husband's Kubernetes is excellent", 'Kubernetes'],
  ['To move from the help desk to Kubernetes.', 'Kubernetes'],
  ['Kubernetes only as a reader', 'Kubernetes'],
  ['The district nurses do all Kubernetes', 'Kubernetes'],
  ['Our agency runs Helm and Kubernetes', 'Helm Kubernetes'],
  ['My friend is the Helm expert', 'Helm'],
  ["Helm: someone else's project", 'Helm'],
  ['We moved off Helm in spring', 'Helm'],
  ['Kubernetes before I came', 'Kubernetes'],
  ['Watched Helm training videos', 'Helm'],
  ['Helm: would like to do it', 'Helm'],
  ['Helm: finished the tour, nothing in production', 'Helm'],
  ["Helm was the manager's job", 'Helm'],
  ['I would like to do Kubernetes', 'Kubernetes'],
  ['Helm I have seen on screens', 'Helm'],
  ['Kubernetes is there, but the mechanics look at it', 'Kubernetes'],
])('[RD3] hears that "%s" denies %s', (sentence, names) => {
  expect(names.split(' ').filter((name) => !denies(sentence, name))).toEqual([]);
});

it.each([
  ['Never used Helm, moved everything to Kubernetes', 'Kubernetes'],
  ['No Helm, but Kubernetes and Docker', 'Kubernetes'],
  ['No downtime on Kubernetes, Docker or Helm', 'Docker'],
  ['I have not used Helm. Kubernetes daily.', 'Kubernetes'],
  ['No-blame reviews of Kubernetes', 'Kubernetes'],
  ['My team used Kubernetes', 'Kubernetes'],
  ['Kubernetes rollouts done by our team', 'Kubernetes'],
  ['Member of the Kubernetes council since 2021', 'Kubernetes'],
  ['Planned and ran Kubernetes', 'Kubernetes'],
  ['Moved to Kubernetes from Heroku', 'Kubernetes'],
  ['Kubernetes charts checked by my team', 'Kubernetes'],
  ['The contractor left; I run Kubernetes', 'Kubernetes'],
  ['Watched over Kubernetes at night', 'Kubernetes'],
  ['The team I lead runs Kubernetes', 'Kubernetes'],
])('hears in "%s" no denial of %s', (sentence, name) => {
  expect(denies(sentence, name)).toBe(false);
});

it('hears the same denial each time it is asked', () => {
  const heard = [1, 2, 3].map(() => denies('First aid, Kubernetes badge expired', 'Kubernetes'));
  expect(heard).toEqual([true, true, true]);
});

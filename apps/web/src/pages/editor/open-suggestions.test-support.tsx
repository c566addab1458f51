import { experienceWith, type FlatResume } from '@shortlist/model/resume.test-support';
import { fireEvent, screen, within } from '@testing-library/react';
import type { Network } from '#network.test-support.ts';
import { serveFontsBeside } from '#paper/fonts/browser-fonts.test-support.ts';
import { openEditor, openSavingNetwork } from './open-editor.test-support.tsx';

const POSTING = `Platform Engineer
Requirements
- Kubernetes
- Terraform
- PostgreSQL
- Python
- Kafka`;

export const RESUME = {
  summary: 'Runs K8s.',
  skills: 'Docker, Python, Terraform',
  experiences: [
    experienceWith({ role: 'Platform Engineer', bullets: '• Cleaned up\n• Tuned Postgres' }),
  ],
};

/** Opens the editor of a resume and asks for suggestions; before that `prepare` tells what else the server answers. */
export async function openSuggestions(
  resume: Partial<FlatResume> = RESUME,
  prepare: (network: Network) => void = () => {},
) {
  const network = serveFontsBeside(openSavingNetwork);
  prepare(network);
  const app = await openEditor({ section: 'summary', resume, network });
  fireEvent.click(screen.getByRole('button', { name: /Keywords/ }));
  const posting = await screen.findByLabelText('Job description or job title');
  fireEvent.change(posting, { target: { value: POSTING } });
  fireEvent.click(await screen.findByRole('button', { name: 'Suggest changes' }));
  return app;
}

export const changes = () => screen.getByRole('list', { name: 'Suggested changes' });

export const namesOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);

export async function changeHere() {
  fireEvent.click(await screen.findByRole('button', { name: 'Change this resume' }));
  await screen.findByRole('list', { name: 'Suggested changes' });
}

import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openAt } from '../../../open-app.test-support.tsx';
import { closeScene, LIST, openScene, ROUTES } from '../pursuit-scene.test-support.tsx';

beforeEach(() => void openScene());
afterEach(closeScene);

const named = (name: string, ...parts: BlobPart[]) => new File(parts, name);

/** A table as spreadsheets write "Unicode text". */
const UTF_16 = Uint16Array.from('\ufeffEmployer\tRole\nŁódź\tCook\n', (sign) => sign.charCodeAt(0));

it.each([
  {
    what: 'a picture under the name of a table',
    file: named('jobs.csv', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 44)),
    says: /^This file is not a CSV file, .* save it as CSV, and choose that file\.$/u,
  },
  {
    what: 'a table of one line',
    file: named('jobs.csv', 'Employer,Role\n'),
    says: /^There is nothing below the first line, .* Add a line for each application/u,
  },
])(
  '[AP5] $what is refused with what is wrong and what to do, until another file is chosen',
  async ({ file, says }) => {
    const { user } = openAt(`${LIST}?view=exchange`, ROUTES);
    const picker = await screen.findByLabelText('CSV file');
    await user.upload(picker, file);
    await screen.findByText(says);
    expect(screen.queryByRole('button', { name: /^Import \d/u })).toBeNull();

    await user.upload(picker, named('jobs.txt', UTF_16));
    await screen.findByText('Cook · Łódź');
    expect(screen.queryByText(says)).toBeNull();
  },
);

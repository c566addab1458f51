import { sendInquiry } from '@shortlist/contracts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { watchHydration } from './hydration.test-support.tsx';
import { openNetwork } from './network.test-support.ts';

const { user, loadStart, send, appComes, somebodyComes } = watchHydration();

describe('a page with a form that is sent', () => {
  const FILLED = {
    'First name': 'Ada',
    'Last name': 'Lovelace',
    Email: 'ada@example.com',
    Phone: '(123) 456-7890',
    Details: 'May I ask?',
  };

  it('is hydrated when the browser is idle, though nobody touches it', async () => {
    await send('/company/contact');
    await waitFor(() => expect(loadStart).toHaveBeenCalledOnce());
  });

  it('waits for a touch where the person asked to save data', async () => {
    Object.defineProperty(navigator, 'connection', {
      configurable: true,
      value: { saveData: true },
    });
    await send('/company/contact');
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(loadStart).not.toHaveBeenCalled();
    somebodyComes();
    await waitFor(() => expect(loadStart).toHaveBeenCalledOnce());
    Reflect.deleteProperty(navigator, 'connection');
  });

  it.each(['a press', 'Enter'])(
    'sends once what %s was to send before it listened',
    async (how) => {
      const network = openNetwork();
      network.answer(sendInquiry, { status: 'success', message: 'Thank you.' });
      await send('/company/contact');
      for (const [label, words] of Object.entries(FILLED))
        await user.type(screen.getByLabelText(label), words);
      if (how === 'Enter') await user.type(screen.getByLabelText('Phone'), '{Enter}');
      else await user.click(screen.getByRole('button', { name: 'Send inquiry' }));
      expect(network.sentTo(sendInquiry)).toHaveLength(0);
      appComes();
      await waitFor(() => expect(network.sentTo(sendInquiry)).toHaveLength(1));
      expect(network.sentTo(sendInquiry)[0]?.body).toMatchObject({ firstName: 'Ada' });
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(network.sentTo(sendInquiry)).toHaveLength(1);
    },
  );

  it('shows what is missing where nothing was filled in before the press', async () => {
    await send('/company/contact');
    await user.click(screen.getByRole('button', { name: 'Send inquiry' }));
    appComes();
    expect(await screen.findByRole('alertdialog')).toBeTruthy();
  });

  it('sends a form without a press of a button, as programs do', async () => {
    await send('/company/contact');
    fireEvent.submit(screen.getByRole('form', { name: 'Inquiry' }));
    appComes();
    expect(await screen.findByRole('alertdialog')).toBeTruthy();
  });
});

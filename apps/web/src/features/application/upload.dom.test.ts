import { afterEach, expect, it } from 'vitest';
import { type Answer, closeFormServer, serveForms } from './form-server.test-support.ts';
import { CalledBack, NoAnswer, type Sending, upload } from './upload.ts';

afterEach(closeFormServer);

/** Takes all of it, begins to answer and never gets further. */
const neverAnswers: Answer = (request, response) => {
  request.resume().on('end', () => response.writeHead(200).flushHeaders());
};

function form(): FormData {
  const filled = new FormData();
  filled.append('firstName', 'Ada');
  return filled;
}

it('says that nobody knows whether it arrived when the server takes all of it and never answers', async () => {
  await serveForms(neverAnswers);
  await expect(upload(form(), () => {}, 20)).rejects.toThrow(NoAnswer);
});

it('says so when the connection is cut after all had left', async () => {
  let cut = () => {};
  await serveForms((request, response) => {
    cut = () => request.socket.destroy();
    neverAnswers(request, response);
  });
  const cutAtEnd = ({ progress }: Sending) => progress === 1 && cut();
  await expect(upload(form(), cutAtEnd)).rejects.toThrow(NoAnswer);
});

it('can be stopped at once after all had left, and says so too', async () => {
  await serveForms(neverAnswers);
  const stopAtEnd = ({ progress, cancel }: Sending) => progress === 1 && cancel?.();
  await expect(upload(form(), stopAtEnd)).rejects.toThrow(NoAnswer);
});

it('is called back without a doubt before all had left', async () => {
  await serveForms((request) => request.resume());
  const stopAtStart = ({ cancel }: Sending) => setTimeout(() => cancel?.());
  await expect(upload(form(), stopAtStart)).rejects.toThrow(CalledBack);
});

it('passes on what the server refuses', async () => {
  const refusal = { status: 'error', code: 'closed', message: 'This job is closed.' };
  await serveForms((request, response) => {
    request.resume().on('end', () => response.writeHead(404).end(JSON.stringify(refusal)));
  });
  await expect(upload(form(), () => {})).rejects.toThrow(/closed|404/u);
});

it('can no longer be stopped once the server has answered', async () => {
  await serveForms((request, response) => {
    request.resume().on('end', () => response.end('{"status":"success"}'));
  });
  const steps: Sending[] = [];
  await upload(form(), (sending) => steps.push(sending));
  expect(steps.at(-1)).toEqual({ progress: 1, cancel: undefined });
});

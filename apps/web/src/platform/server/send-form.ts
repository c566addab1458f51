import { Failure } from '@shortlist/contracts';
import { ApiError, NetworkError } from './api-error.ts';

export type SendFormOptions = {
  /** Called with the share of the bytes that have left, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

/**
 * Sends a form with files; unlike `fetch` it can tell how far it has got. Rejects with `ApiError`
 * when the server refuses, `NetworkError` when no answer comes, and the signal's reason when cancelled.
 */
export function sendForm(
  url: string,
  form: FormData,
  { onProgress, signal }: SendFormOptions,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total, lengthComputable }) =>
      lengthComputable && onProgress(loaded / total);
    request.upload.onload = () => onProgress(1);
    request.onload = () => {
      const failure = failureOf(request);
      if (failure) reject(failure);
      else resolve();
    };
    request.onerror = () => reject(new NetworkError('The server could not be reached.'));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort(), { once: true });

    request.open('POST', url);
    request.setRequestHeader('Accept', 'application/json');
    request.send(form);
  });
}

function failureOf({ status, responseText }: XMLHttpRequest): ApiError | undefined {
  const body = readJson(responseText);
  if (status === 200 && isSuccess(body)) return undefined;
  const refusal = Failure.safeParse(body);
  return refusal.success
    ? new ApiError(refusal.data.message, { status, body, code: refusal.data.code })
    : new ApiError(`Server responded with ${status}: ${responseText.slice(0, 200)}`, {
        status,
        body,
      });
}

const isSuccess = (body: unknown) =>
  typeof body === 'object' && body !== null && 'status' in body && body.status === 'success';

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

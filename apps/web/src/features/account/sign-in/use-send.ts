import { useState } from 'react';

/** Sends something once at a time, and knows while it is on its way. */
export function useSend() {
  const [isPending, setIsPending] = useState(false);

  async function send<Answer>(request: () => Promise<Answer>): Promise<Answer> {
    setIsPending(true);
    try {
      return await request();
    } finally {
      setIsPending(false);
    }
  }

  return { send, isPending };
}

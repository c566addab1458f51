import { useRef } from 'react';

/**
 * Names what is sent, so that the server stores it once: the same content sent again after an answer
 * was lost keeps its id, a change makes a new one.
 */
export function useSubmissionId(): (content: string) => string {
  const last = useRef({ content: '', id: '' });
  return (content) => {
    if (last.current.id === '' || last.current.content !== content) {
      last.current = { content, id: crypto.randomUUID() };
    }
    return last.current.id;
  };
}

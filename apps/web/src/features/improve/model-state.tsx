import { useQuery } from '@tanstack/react-query';
import { modelQuery } from './api.ts';

/** For who runs the server: which language model it asks, or how it gets one. Nobody else can do anything about it. */
export function ModelState() {
  const { data } = useQuery(modelQuery);
  if (data === undefined) return null;
  return (
    <p className="wrap-anywhere mt-12 max-w-measure text-pretty border-hairline border-t pt-4 text-faint text-sm">
      {data.isOn ? (
        `Language model: “${data.name}”.`
      ) : (
        <>
          Language model: none, and nothing needs one. With <code>AI_BASE_URL</code>,{' '}
          <code>AI_MODEL</code> and, where it wants a key, <code>AI_API_KEY</code> the server can
          ask any OpenAI-compatible one, and the editor offers Improve, Write with the model and
          Second opinion.
        </>
      )}
    </p>
  );
}

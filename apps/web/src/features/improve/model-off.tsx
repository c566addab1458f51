/** Where there is no language model to ask: how whoever runs the server gets one. Quiet, and out of the way. */
export const ModelOff = ({ what }: { what: string }) => (
  <details className="text-faint text-sm">
    <summary className="pointer-coarse:min-h-11 w-fit cursor-pointer rounded-sm pointer-coarse:py-2.5 py-1">
      {what}: needs a language model
    </summary>
    <p className="max-w-measure text-pretty pt-1">
      This server has none, and nothing else here needs one. Whoever runs it can connect any
      OpenAI-compatible server, a local one too, with the settings <code>AI_BASE_URL</code>,{' '}
      <code>AI_MODEL</code> and, where it wants a key, <code>AI_API_KEY</code>.
    </p>
  </details>
);

import { en } from '@shortlist/messages';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '#platform/language/use-words.ts';
import { modelQuery } from '#platform/server/model-query.ts';

/** For who runs the server: which language model it asks, or how it gets one. Nobody else can do anything about it. */
export function ModelState() {
  const words = useWords(en.improve);
  const { data } = useQuery(modelQuery);
  if (data === undefined) return null;
  return (
    <p className="wrap-anywhere mt-12 max-w-measure text-pretty border-hairline border-t pt-4 text-faint text-sm">
      {data.isOn
        ? words.languageModel({ name: data.name })
        : words.noLanguageModel({ code: (text) => <code>{text}</code> })}
    </p>
  );
}

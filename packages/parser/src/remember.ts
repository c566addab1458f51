/** So many texts are remembered at once. */
const MOST = 512;

const memories: Map<string, unknown>[] = [];

/** The function with its answers remembered: the steps of a parse ask the same of the same lines again and again. */
export function remember<Answer>(ask: (text: string) => Answer): (text: string) => Answer {
  const answers = new Map<string, Answer>();
  memories.push(answers);
  return (text) => {
    const known = answers.get(text);
    if (known !== undefined || answers.has(text)) return known as Answer;
    if (answers.size >= MOST) answers.clear();
    const answer = ask(text);
    answers.set(text, answer);
    return answer;
  };
}

/** Forgets the texts of the document before. */
export function forgetTexts(): void {
  for (const answers of memories) answers.clear();
}

type Listeners<Question, Answer> = {
  onAnswer: (question: Question, answer: Answer) => void;
  onFailure: (cause: unknown) => void;
};

/**
 * Asks one question at a time. Of those that come meanwhile only the last is kept, and asked next: an
 * answer is never older than the one before, and the last question is always answered, or fails.
 */
export function latestWins<Question, Answer>(
  answer: (question: Question) => Promise<Answer>,
  { onAnswer, onFailure }: Listeners<Question, Answer>,
): (question: Question) => void {
  let next: { question: Question } | undefined;
  let isBusy = false;

  async function work(): Promise<void> {
    isBusy = true;
    while (next) {
      const { question } = next;
      next = undefined;
      try {
        onAnswer(question, await answer(question));
      } catch (cause) {
        onFailure(cause);
      }
    }
    isBusy = false;
  }

  return (question) => {
    next = { question };
    if (!isBusy) void work();
  };
}

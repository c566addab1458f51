type Choice = { id: string; name: string };

/** Names each choice with its id: "pdf (PDF)". */
export const choicesOf = (choices: readonly Choice[]): string[] =>
  choices.map(({ id, name }) => `${id} (${name})`);

import { counted, plural } from '@shortlist/messages';

type Count = { count: number };

// What a second opinion says with counts in it.

export const ask = ({ model, count }: Count & { model: string }) => {
  const what = counted(count, { one: 'missing keyword', other: 'missing keywords' });
  return `Ask ${model} about ${what}`;
};

export const none = 'It found none of them in your resume.';

export const found = ({ count }: Count) => {
  const what = plural(count, { one: 'one keyword', other: `${count} keywords` });
  return `It found words for ${what}. Count only what is true: it may be wrong.`;
};

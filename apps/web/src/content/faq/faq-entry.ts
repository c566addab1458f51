/** A question that people ask, and its answer in paragraphs. `id` is its place in the address: "/faq#{id}". */
export type FaqEntry = { id: string; question: string; answer: readonly string[] };
export type FaqGroup = { heading: string; entries: readonly FaqEntry[] };

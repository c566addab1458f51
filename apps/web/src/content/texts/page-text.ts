/** Blocks after the first paragraph of a section: paragraphs and lists. */
type FurtherText = readonly (string | { list: readonly string[] })[];

export type TextSection = { heading: string; text: string; more?: FurtherText };

/** The words of a page that is read from top to bottom. */
export type PageText = {
  title: string;
  lead: string;
  sections: readonly TextSection[];
  onward: readonly { label: string; to: string }[];
};

/** Every word of a section below its heading. */
export const wordsOfSection = ({ text, more = [] }: TextSection): string =>
  [text, ...more.flatMap((block) => (typeof block === 'string' ? block : block.list))].join(' ');

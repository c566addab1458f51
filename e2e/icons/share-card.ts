/** The content of a picture for those who share an address. */
export type ShareCard = {
  /** Its file, without the ending. */
  name: string;
  headline: string;
  /** The article whose drawing stands beside the words. */
  drawingOf: string;
};

export const SHARE_CARDS: readonly ShareCard[] = [
  {
    name: 'site',
    headline: 'Resumes read correctly by people and machines',
    drawingOf: 'same-lines-on-screen-and-paper',
  },
  { name: 'research', headline: 'How a resume is read', drawingOf: 'reading-order-in-pdf' },
  { name: 'careers', headline: 'Open roles', drawingOf: 'honest-scores' },
];

/** Runs in the page of an article: leaves nothing of it but its drawing, with the product's name and `headline` beside it. */
export async function composeCard(headline: string): Promise<void> {
  const drawing = document.querySelector('main svg[viewBox="0 0 320 200"]');
  const sign = document.querySelector('header svg, aside svg, nav svg');
  if (!drawing || !sign) throw new Error('The page has no drawing, or no sign of the product.');
  const [title, name, words, card] = ['h1', 'span', 'div', 'div'].map((tag) =>
    document.createElement(tag),
  ) as [HTMLElement, HTMLElement, HTMLElement, HTMLElement];
  const brand = document.createElement('div');

  card.className = 'flex h-screen w-screen items-center bg-desk text-ink';
  words.className = 'flex flex-col gap-12 font-serif';
  words.style.cssText = 'width: 660px; padding-left: 72px; flex: none';
  brand.className = 'flex items-center';
  brand.style.gap = '20px';
  name.textContent =
    document.querySelector('meta[property="og:site_name"]')?.getAttribute('content') ?? '';
  name.style.cssText = 'font-size: 40px; font-weight: 600; letter-spacing: -0.01em';
  title.textContent = headline;
  title.style.cssText =
    'font-size: 72px; line-height: 1.1; letter-spacing: -0.02em; text-wrap: balance';
  sign.setAttribute('class', '');
  sign.setAttribute('width', '45');
  sign.setAttribute('height', '54');
  drawing.setAttribute('class', 'bg-panel');
  drawing.setAttribute('style', 'height: 630px; width: 500px; margin-left: auto; flex: none');

  brand.append(sign, name);
  words.append(brand, title);
  card.append(words, drawing);
  document.body.replaceChildren(card);
  await document.fonts.ready;
}

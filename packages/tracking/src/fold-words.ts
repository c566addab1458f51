/** Letters that have no accent to lose. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  œ: 'o',
  æ: 'a',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** Words in small letters without accents and signs; "&" and "+" are "and". */
export function foldWords(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/[\p{M}'’ʼ`]/gu, '')
    .toLowerCase()
    .replace(/[ßøœæłđðþı]/gu, (letter) => LETTERS[letter] ?? letter)
    .replace(/[&+]/gu, ' and ')
    // "S.A.R.L.", "A/S" and "sp. z o.o." are written without their signs too.
    .replace(/(?<![\p{L}\p{N}])(?:\p{L}[./] ?){1,5}\p{L}\b\.?/gu, (form) =>
      form.replace(/[./ ]/gu, ''),
    );
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

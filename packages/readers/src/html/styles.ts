/** The declarations of a rule or of a style attribute: property to value, in small letters. */
export type Declarations = Readonly<Record<string, string>>;

export type Rule = { tag: string; className: string; declarations: Declarations };

/** Parses the declarations of a style attribute. */
export function readDeclarations(style: string): Declarations {
  const declarations: Record<string, string> = {};
  for (const declaration of style.split(';')) {
    const colon = declaration.indexOf(':');
    if (colon === -1) continue;
    const property = declaration.slice(0, colon).trim().toLowerCase();
    declarations[property] = declaration
      .slice(colon + 1)
      .replace(/!important/i, '')
      .trim()
      .toLowerCase();
  }
  return declarations;
}

/**
 * The rules of a style sheet whose selectors are a tag, a class, or both: those that programs for
 * writing make. Others are passed over.
 */
export function readRules(sheet: string): Rule[] {
  const rules: Rule[] = [];
  const plain = sheet.replace(/\/\*[\s\S]*?(?:\*\/|$)|<!--|-->/g, '').slice(0, 200_000);
  for (const block of plain.split('}')) {
    const [selectors = '', body] = block.split('{');
    if (body === undefined) continue;
    const declarations = readDeclarations(body);
    for (const selector of selectors.split(',')) {
      const simple = /^([a-z][a-z0-9]*)?(?:\.([\w-]+))?$/i.exec(selector.trim());
      const [, tag = '', className = ''] = simple ?? [];
      if (tag || className) rules.push({ tag: tag.toLowerCase(), className, declarations });
    }
  }
  return rules;
}

/** A length in points; `em` is the size of the letters around. */
export function readLength(value: string | undefined, em: number): number | undefined {
  const [, number, unit = 'px'] =
    /^(-?[\d.]+)(pt|px|in|cm|mm|pc|em|rem|ex|%)?$/.exec(value ?? '') ?? [];
  const length = Number.parseFloat(number ?? '');
  if (!Number.isFinite(length)) return undefined;
  const relative: Record<string, number> = { em, rem: em, '%': em / 100 };
  return length * (relative[unit] ?? POINTS[unit] ?? 1);
}

const POINTS: Record<string, number> = {
  pt: 1,
  px: 0.75,
  in: 72,
  cm: 72 / 2.54,
  mm: 7.2 / 2.54,
  pc: 12,
  ex: 5,
};

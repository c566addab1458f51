import { elementsNamed, type Found, type OpenedDocx } from './opened-docx.test-support.ts';

const BODY = 'word/document.xml';
const TEXT_PARTS = [BODY, 'word/footer1.xml'];

/** Lists what Word would offer to repair, or pass over, though schemas allow most of it. */
export const structuralFaults = (opened: OpenedDocx): string[] => [
  ...relationshipFaults(opened),
  ...contentTypeFaults(opened),
  ...styleFaults(opened),
  ...numberingFaults(opened),
  ...textFaults(opened),
  ...bodyFaults(opened),
];

/** Every relationship leads to a part, and every part and every link is led to. */
function relationshipFaults(opened: OpenedDocx): string[] {
  const led = new Set<string>(['[Content_Types].xml']);
  const faults: string[] = [];
  for (const [name] of opened.xml) {
    const [, folder = '', owner = ''] = /^(.*)_rels\/(.*)\.rels$/.exec(name) ?? [];
    if (!name.endsWith('.rels')) continue;
    led.add(name);
    const source = opened.xml.get(`${folder}${owner}`)?.source ?? '';
    const ids = elementsNamed(opened, name, 'Relationship').map(({ attributes }) => {
      const { Id = '', Target = '', TargetMode } = attributes;
      if (TargetMode !== 'External' && !opened.names.includes(folder + Target))
        faults.push(`${name}: ${Target} is missing`);
      if (TargetMode !== 'External') led.add(folder + Target);
      else if (!source.includes(`r:id="${Id}"`)) faults.push(`${name}: ${Id} is not used`);
      return Id;
    });
    if (new Set(ids).size < ids.length) faults.push(`${name}: an id stands twice`);
    for (const [, id = ''] of source.matchAll(/ r:(?:id|embed)="([^"]*)"/g))
      if (!ids.includes(id)) faults.push(`${owner}: ${id} leads nowhere`);
  }
  return [...faults, ...opened.names.filter((name) => !led.has(name)).map((n) => `${n} is lost`)];
}

function contentTypeFaults(opened: OpenedDocx): string[] {
  const types = '[Content_Types].xml';
  const of = (name: string, key: string) =>
    elementsNamed(opened, types, name).map(({ attributes }) => attributes[key] ?? '');
  const [parts, extensions] = [of('Override', 'PartName'), of('Default', 'Extension')];
  const isKnown = (name: string) =>
    parts.includes(`/${name}`) || extensions.some((each) => name.endsWith(`.${each}`));
  return [
    ...opened.names.filter((name) => name !== types && !isKnown(name)),
    ...parts.filter((name) => !opened.names.includes(name.slice(1))),
  ].map((name) => `${name} and the content types do not agree`);
}

function styleFaults(opened: OpenedDocx): string[] {
  const ids = elementsNamed(opened, 'word/styles.xml', 'w:style').map(
    ({ attributes }) => attributes['w:styleId'] ?? '',
  );
  const used = ['word/styles.xml', ...TEXT_PARTS].flatMap((part) =>
    ['w:pStyle', 'w:rStyle', 'w:basedOn', 'w:next'].flatMap((name) =>
      elementsNamed(opened, part, name).map(({ attributes }) => attributes['w:val'] ?? ''),
    ),
  );
  const lost = used.filter((id) => !ids.includes(id)).map((id) => `no style is ${id}`);
  return new Set(ids).size < ids.length ? [...lost, 'a style stands twice'] : lost;
}

const LEVEL = ['w:start', 'w:numFmt', 'w:lvlText', 'w:lvlJc', 'w:pPr'];

/** Lists that are used are there, and every level of them is whole. */
function numberingFaults(opened: OpenedDocx): string[] {
  const part = 'word/numbering.xml';
  const numbers = elementsNamed(opened, part, 'w:num').map((each) => each.attributes['w:numId']);
  const kinds = elementsNamed(opened, part, 'w:abstractNum');
  const used = ['word/styles.xml', BODY].flatMap((each) =>
    elementsNamed(opened, each, 'w:numId').map(({ attributes }) => attributes['w:val']),
  );
  const levels = elementsNamed(opened, part, 'w:lvl');
  const insideOf = (level: Found) =>
    (opened.xml.get(part)?.elements ?? []).filter(({ parent }) => parent === level);
  return [
    ...used.filter((id) => id !== '0' && !numbers.includes(id)).map((id) => `no list is ${id}`),
    ...kinds
      .filter((kind) => levels.filter(({ parent }) => parent === kind).length !== 9)
      .map(() => 'a list has not nine levels'),
    ...levels
      .filter((level) => LEVEL.some((name) => insideOf(level).every((each) => each.name !== name)))
      .map(() => 'a level of a list is not whole'),
  ];
}

const ILLEGAL = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;

function textFaults(opened: OpenedDocx): string[] {
  const illegal = [...opened.xml].filter(([, { source }]) => ILLEGAL.test(source));
  const texts = TEXT_PARTS.flatMap((part) => elementsNamed(opened, part, 'w:t'));
  return [
    ...illegal.map(([name]) => `${name} has a character that XML refuses`),
    ...texts.filter(({ text }) => /[\n\r\t]/.test(text)).map(() => 'a text has a line end'),
    ...texts
      .filter(({ attributes }) => attributes['xml:space'] !== 'preserve')
      .map(({ text }) => `"${text}" loses the spaces at its ends`),
  ];
}

/** The body ends in its section, cells in a paragraph, and drawings have ids of their own. */
function bodyFaults(opened: OpenedDocx): string[] {
  const elements = opened.xml.get(BODY)?.elements ?? [];
  const inside = (parent: Found | undefined) => elements.filter((each) => each.parent === parent);
  const body = elements.find(({ name }) => name === 'w:body');
  const ids = elementsNamed(opened, BODY, 'wp:docPr').map(({ attributes }) => attributes.id);
  const cells = elementsNamed(opened, BODY, 'w:tc').filter(
    (cell) => inside(cell).at(-1)?.name !== 'w:p',
  );
  return [
    ...(inside(body).at(-1)?.name === 'w:sectPr' ? [] : ['the body does not end in its section']),
    ...(inside(body).some(({ name }) => name === 'w:p') ? [] : ['there is no paragraph']),
    ...(new Set(ids).size < ids.length ? ['two drawings have one id'] : []),
    ...cells.map(() => 'a cell does not end in a paragraph'),
  ];
}

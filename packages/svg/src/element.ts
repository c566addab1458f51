import { escapeXml } from './escape-xml.ts';

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Digits behind the point: a thousandth of a point is seen on no screen. */
const DIGITS = 3;

/** An element with those of the attributes that are there. `content` is markup. */
export function element(name: string, attributes: Attributes, content = ''): string {
  const said = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${written(value ?? '')}"`)
    .join('');
  return content === '' ? `<${name}${said}/>` : `<${name}${said}>${content}</${name}>`;
}

const written = (value: string | number): string =>
  typeof value === 'number' ? String(Number(value.toFixed(DIGITS))) : escapeXml(value);

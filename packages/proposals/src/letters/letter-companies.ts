import { nearBefore } from '../names/near-before.ts';

/** Words that a company stands behind in a letter, with or without an article. */
const BEFORE =
  /(?<!\p{L})(?:at|join|joining|with|for|to|from|about|bei|für|zu|zur|von|chez|pour|rejoindre|con|para|presso|per|bij|voor|team|company|Firma|Unternehmen|société|empresa|azienda|bedrijf)(?: (?:the|de[rmn]?|die|la|le|el|il))? $/iu;

/** A legal form, or what the company owns. */
const BEHIND =
  /^(?:['’]s(?!\p{L})|,? (?:g?GmbH|AG|SE|KG|Ltd|Inc|LLC|plc|Corp|S\.?A|S\.?L|B\.?V|SARL|SAS)(?!\p{L}))/u;

/** Checks whether a name in a text is that of a company, by the words around it. */
export const isCompany = ({ start, end }: { start: number; end: number }, text: string): boolean =>
  BEFORE.test(nearBefore(text, start)) ||
  BEHIND.test(text.slice(end)) ||
  /['’]s$/u.test(text.slice(start, end));

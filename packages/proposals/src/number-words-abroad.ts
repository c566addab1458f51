import type { Claim } from './mark.ts';

type Language = {
  /** Words by which its texts are known. */
  known: string;
  /** From two on, in order; "-" leaves one out. */
  units: string;
  /** From twenty on. */
  tens: string;
  /** A ten and a unit together. */
  join: (ten: string, unit: string) => string;
  /** Others, with their keys: "x2" is twice. */
  others: Readonly<Record<string, string>>;
};

/** The languages that documents are read in, but for English. Words for "one" are left out: they are articles. */
const LANGUAGES: readonly Language[] = [
  {
    known: 'der die das und mit für von im ich wir ein eine zu auf bei',
    units:
      'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
    tens: 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig',
    join: (ten, unit) => `${unit}und${ten}`,
    others: {
      hundert: '100',
      tausend: '1000',
      millionen: '1000000',
      dutzend: '12',
      verdoppelt: 'x2',
      verdoppelte: 'x2',
      doppelt: 'x2',
      verdreifacht: 'x3',
      verdreifachte: 'x3',
      halbiert: 'x0.5',
      halbierte: 'x0.5',
    },
  },
  {
    known: 'le la les et des pour avec dans une un du en par sur',
    units:
      'deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
    tens: 'vingt trente quarante cinquante soixante soixante-dix quatre-vingts quatre-vingt-dix',
    join: (ten, unit) => `${ten.replace(/s$/u, '')}-${unit}`,
    others: {
      cent: '100',
      cents: '100',
      mille: '1000',
      millions: '1000000',
      million: '1000000',
      douzaine: '12',
      doublé: 'x2',
      triplé: 'x3',
    },
  },
  {
    known: 'el la los las y con para de en una un del por que',
    units:
      'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve',
    tens: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
    join: (ten, unit) => (ten === 'veinte' ? `veinti${unit}` : `${ten} y ${unit}`),
    others: {
      cien: '100',
      ciento: '100',
      doscientos: '200',
      trescientos: '300',
      quinientos: '500',
      mil: '1000',
      millones: '1000000',
      docena: '12',
      dupliqué: 'x2',
      duplicó: 'x2',
      tripliqué: 'x3',
    },
  },
  {
    known: 'os as e com para em do da uma um dos das por que no na',
    units:
      'dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezesseis dezessete dezoito dezenove',
    tens: 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa',
    join: (ten, unit) => `${ten} e ${unit}`,
    others: {
      duas: '2',
      cem: '100',
      duzentos: '200',
      trezentos: '300',
      quinhentos: '500',
      mil: '1000',
      milhões: '1000000',
      dúzia: '12',
      dupliquei: 'x2',
      dobrei: 'x2',
      tripliquei: 'x3',
    },
  },
  {
    known: 'il gli e con per di della del una un nel che dei la',
    units:
      'due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
    tens: 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta',
    join: (ten, unit) => `${/^[uo]/u.test(unit) ? ten.slice(0, -1) : ten}${unit}`,
    others: {
      cento: '100',
      duecento: '200',
      cinquecento: '500',
      mille: '1000',
      mila: '1000',
      milioni: '1000000',
      dozzina: '12',
      raddoppiato: 'x2',
      triplicato: 'x3',
      dimezzato: 'x0.5',
    },
  },
  {
    known: 'de het een en met voor van in op te bij ik wij',
    units:
      'twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
    tens: 'twintig dertig veertig vijftig zestig zeventig tachtig negentig',
    join: (ten, unit) => `${unit}${unit.endsWith('e') ? 'ën' : 'en'}${ten}`,
    others: {
      honderd: '100',
      duizend: '1000',
      miljoen: '1000000',
      dozijn: '12',
      verdubbeld: 'x2',
      verdubbelde: 'x2',
      verdrievoudigd: 'x3',
      gehalveerd: 'x0.5',
    },
  },
];

const READERS = LANGUAGES.map(({ known, units, tens, join, others }) => {
  const unitWords = units.split(' ');
  const values = new Map<string, string>(Object.entries(others));
  for (const [at, word] of unitWords.entries()) values.set(word, String(at + 2));
  for (const [at, ten] of tens.split(' ').entries()) {
    values.set(ten, String(10 * (at + 2)));
    for (const [nth, unit] of unitWords.slice(0, 8).entries())
      values.set(join(ten, unit), String(10 * (at + 2) + nth + 2));
  }
  const words = [...values.keys()].sort((one, other) => other.length - one.length).join('|');
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${words})(?![\\p{L}\\p{N}]|-\\p{L})`, 'giu');
  return { known: new Set(known.split(' ')), values, pattern };
});

/** So many words of a language make a text one that may be of it. */
const LEAST = 2;

/**
 * Numbers written as words of German, French, Spanish, Portuguese, Italian or Dutch, in a text of such a language:
 * in another, "due", "once" and "sei" count nothing. A text that may be of several is read in each.
 */
export function listNumberWordsAbroad(text: string): Claim[] {
  const words = new Set(text.toLowerCase().match(/\p{L}+/gu));
  return READERS.filter(
    ({ known }) => [...known].filter((word) => words.has(word)).length >= LEAST,
  ).flatMap(({ values, pattern }) =>
    [...text.matchAll(pattern)].map(({ index, 0: word }) => ({
      key: values.get(word.toLowerCase()) ?? word,
      start: index,
      end: index + word.length,
    })),
  );
}

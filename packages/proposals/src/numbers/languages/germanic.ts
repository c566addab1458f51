import { formsOf, type NumberLanguage } from './language.ts';

const GERMAN_FOLD = {
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
  zwanzig: 20,
  hundert: 100,
  tausend: 1_000,
};
const DUTCH_FOLD = {
  twee: 2,
  drie: 3,
  vier: 4,
  vijf: 5,
  zes: 6,
  zeven: 7,
  acht: 8,
  negen: 9,
  tien: 10,
  honderd: 100,
};
const withLead = (lead: string, words: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(words).map(([word, value]) => [lead + word, value]));

const FEW = ['twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen'];

/** "Twee vijfde", and on. */
const partsOf = (part: string, count: number) =>
  Object.fromEntries(
    FEW.slice(0, count - 2).map((word, at) => [`${word} ${part}`, (at + 2) / count]),
  );

/** German and Dutch. */
export const GERMANIC: readonly NumberLanguage[] = [
  {
    known: 'der die das und dem den am im nach aus mit für von im ich wir ein eine zu auf bei',
    ones: 'ein eins',
    units:
      'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
    tens: 'zwanzig dreißig/dreissig vierzig fünfzig sechzig siebzig achtzig neunzig',
    scales: {
      hundert: 100,
      hunderte: 100,
      tausend: 1_000,
      tausende: 1_000,
      million: 1e6,
      millionen: 1e6,
      milliarde: 1e9,
      milliarden: 1e9,
      dutzend: 12,
    },
    joints: '(?:und| )?',
    shares: {
      ...formsOf({ halb: 0.5 }, '- e en er es em'),
      hälfte: 0.5,
      anderthalb: 1.5,
      eineinhalb: 1.5,
      zweieinhalb: 2.5,
      dreieinhalb: 3.5,
      ...formsOf(
        {
          drittel: 1 / 3,
          viertel: 1 / 4,
          fünftel: 1 / 5,
          sechstel: 1 / 6,
          siebtel: 1 / 7,
          achtel: 1 / 8,
          neuntel: 1 / 9,
          zehntel: 1 / 10,
          hundertstel: 1 / 100,
          dreiviertel: 3 / 4,
          'einem drittel': 1 / 3,
          'einem viertel': 1 / 4,
        },
        '- s n',
      ),
    },
    multiples: {
      ...formsOf({ doppelt: 2, verdoppelt: 2 }, '- e en er es em'),
      ...formsOf({ verdoppel: 2 }, 'n ung'),
      ...formsOf({ halbier: 0.5 }, 't te ten en ung'),
      ...formsOf(withLead('ver', GERMAN_FOLD), 'facht fachte fachten fachen fachung'),
      ...formsOf(GERMAN_FOLD, 'fach fache fachen facher faches mal'),
    },
  },
  {
    known: 'de het een en aan bij naar tot uit met voor van in op te bij ik wij',
    ones: 'een één',
    units:
      'twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
    tens: 'twintig dertig veertig vijftig zestig zeventig tachtig negentig',
    scales: {
      honderd: 100,
      honderden: 100,
      duizend: 1_000,
      duizenden: 1_000,
      miljoen: 1e6,
      miljoenen: 1e6,
      miljard: 1e9,
      dozijn: 12,
      tiental: 10,
      tientallen: 10,
      twintigtal: 20,
      dertigtal: 30,
      honderdtal: 100,
    },
    joints: '(?:en|ën| )?',
    shares: {
      helft: 0.5,
      ...formsOf({ hal: 0.5 }, 'f ve'),
      anderhalf: 1.5,
      anderhalve: 1.5,
      'een derde': 1 / 3,
      tweederde: 2 / 3,
      eenderde: 1 / 3,
      kwart: 1 / 4,
      driekwart: 3 / 4,
      ...partsOf('derde', 3),
      ...partsOf('vijfde', 5),
      ...partsOf('tiende', 10),
      'een vijfde': 1 / 5,
      'een tiende': 1 / 10,
    },
    multiples: {
      ...formsOf({ verdubbel: 2, halveer: 0.5 }, 'd de den t en ing'),
      ...formsOf({ gehalveer: 0.5, dubbel: 2, dubbele: 2 }, '- d'),
      ...formsOf(withLead('ver', DUTCH_FOLD), 'voudigd voudigde voudigden voudigt voudigen'),
      ...formsOf(DUTCH_FOLD, 'voud voudig voudige maal'),
    },
  },
];

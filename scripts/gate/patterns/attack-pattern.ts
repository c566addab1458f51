import { type AST, RegExpParser } from '@eslint-community/regexpp';
import type { Pattern } from './find-patterns.ts';

/** Characters of every kind that patterns tell apart. */
const KINDS = [...' aA1.,-(/:"\t\nz)é٣[<*_#|•@&\'$%+=;!?{}~王”–X0', '\u00A0', '\u0301'];
const MOST_SAMPLES = 4;
const MOST_LEADS = 24;
/** Units that are tried behind a lead other than the first. */
const MOST_AFTER = 2;
/** From this many times on, a repetition is as good as an endless one. */
const MANY = 40;

/**
 * Beginnings and units of which texts are made that cost a pattern most: what is repeated in it, repeated,
 * alone and together with what leads up to it.
 */
export function listAttacks({ source, flags }: Pattern): { lead: string; unit: string }[] {
  const ast = new RegExpParser().parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
  const attacks = new Map<string, { lead: string; unit: string }>();
  const samples = sampler(flags);
  for (const repeated of listRepeated(ast, samples))
    for (const [lead, unit] of attacksOn(repeated, samples(repeated.node.element)))
      if (unit) attacks.set(JSON.stringify([lead, unit]), { lead, unit });
  return [...attacks.values()];
}

/** Beginnings and units by which one repetition is tried. */
function attacksOn({ leads }: Repeated, units: readonly string[]): (readonly [string, string])[] {
  const [first = '', ...more] = leads;
  const tried = units.flatMap((unit) => [
    ...[['', unit] as const, [first, unit] as const, ['', first + unit] as const],
    ...units.filter((other) => other !== unit).map((other) => [first, unit + other] as const),
  ]);
  const few = units.slice(0, MOST_AFTER);
  return [...tried, ...more.flatMap((lead) => few.map((unit) => ['', lead + unit] as const))];
}

type Samples = (node: AST.Node) => string[];
type Repeated = { node: AST.Quantifier; leads: string[] };

/** The parts of a pattern that may be repeated many times, each with texts that lead up to it. */
function listRepeated(node: AST.Node, samples: Samples, leads = ['']): Repeated[] {
  switch (node.type) {
    case 'Pattern':
    case 'Group':
    case 'CapturingGroup':
      return node.alternatives.flatMap((each) => listRepeated(each, samples, leads));
    case 'Assertion':
      return node.kind === 'lookahead' || node.kind === 'lookbehind'
        ? node.alternatives.flatMap((each) => listRepeated(each, samples, leads))
        : [];
    case 'Alternative': {
      let before = leads;
      return node.elements.flatMap((each) => {
        const found = listRepeated(each, samples, before);
        before = multiply(before, leadsOf(each, samples));
        return found;
      });
    }
    case 'Quantifier':
      return [
        ...(node.max >= MANY ? [{ node, leads }] : []),
        ...listRepeated(node.element, samples, leads),
      ];
    default:
      return [];
  }
}

/** Texts that a part takes before another: one for each alternative of a group, and of what a lookbehind asks for. */
function leadsOf(node: AST.Node, samples: Samples): string[] {
  switch (node.type) {
    case 'Group':
    case 'CapturingGroup':
      return node.alternatives.flatMap((each) => leadsOf(each, samples));
    case 'Assertion':
      return node.kind === 'lookbehind' && !node.negate
        ? node.alternatives.flatMap((each) => leadsOf(each, samples))
        : [''];
    case 'Alternative':
      return node.elements.map((each) => leadsOf(each, samples)).reduce(multiply, ['']);
    default:
      return [samples(node)[0] ?? ''];
  }
}

/** Every beginning with every end, or as many of them, evenly chosen, as are tried. */
function multiply(beginnings: readonly string[], ends: readonly string[]): string[] {
  const all = [...new Set(beginnings.flatMap((each) => ends.map((end) => each + end)))];
  const step = Math.max(1, all.length / MOST_LEADS);
  return all.filter((_, nth) => Math.floor(nth / step) !== Math.floor((nth - 1) / step));
}

/** Gives a few short texts that a part of a pattern takes. */
function sampler(flags: string): Samples {
  const mode = flags.replace(/[dgy]/gu, '');
  const known = new Map<string, string[]>();
  const ofSet = (raw: string) => {
    const is = new RegExp(`^${raw}$`, mode);
    return (
      known.get(raw) ??
      known.set(raw, KINDS.filter((each) => is.test(each)).slice(0, MOST_SAMPLES)).get(raw) ??
      []
    );
  };
  function samples(node: AST.Node): string[] {
    switch (node.type) {
      case 'Character':
        return [String.fromCodePoint(node.value)];
      case 'CharacterClass':
      case 'CharacterSet':
      case 'ExpressionCharacterClass':
        return ofSet(node.raw);
      case 'Quantifier':
        return samples(node.element).map((each) =>
          each.repeat(Math.min(Math.max(node.min, 1), MANY)),
        );
      case 'Pattern':
      case 'Group':
      case 'CapturingGroup':
        return node.alternatives
          .flatMap((each) => samples(each).slice(0, 2))
          .slice(0, MOST_SAMPLES);
      case 'Alternative':
        return together(node.elements.map(samples));
      default:
        return [''];
    }
  }
  return samples;
}

/** Texts of several parts one behind the other, as many as the part with most choices has. */
function together(parts: readonly string[][]): string[] {
  const most = Math.max(1, ...parts.map((part) => part.length));
  const texts = Array.from({ length: most }, (_, nth) =>
    parts.map((part) => part[nth % Math.max(part.length, 1)] ?? '').join(''),
  );
  return [...new Set(texts)];
}

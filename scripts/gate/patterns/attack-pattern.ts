import { type AST, RegExpParser } from '@eslint-community/regexpp';
import type { Pattern } from './find-patterns.ts';

/** Characters of every kind that patterns tell apart. */
const KINDS = [...' aA1.,-(/:"\t\nz)é٣[<*_#|•@&\'$%+=;!?{}~王”–X0', '\u00A0', '\u0301'];
const MOST_SAMPLES = 4;
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
  const add = (lead: string, unit: string) =>
    unit && attacks.set(JSON.stringify([lead, unit]), { lead, unit });
  const samples = sampler(flags);
  for (const { node, lead } of listRepeated(ast, samples)) {
    const units = samples(node.element);
    for (const unit of units) {
      add(lead, unit);
      add('', lead + unit);
      for (const other of units) if (other !== unit) add(lead, unit + other);
    }
  }
  return [...attacks.values()];
}

type Samples = (node: AST.Node) => string[];
type Repeated = { node: AST.Quantifier; lead: string };

/** The parts of a pattern that may be repeated many times, each with a text that leads up to it. */
function listRepeated(node: AST.Node, samples: Samples, lead = ''): Repeated[] {
  switch (node.type) {
    case 'Pattern':
    case 'Group':
    case 'CapturingGroup':
      return node.alternatives.flatMap((each) => listRepeated(each, samples, lead));
    case 'Assertion':
      return node.kind === 'lookahead' || node.kind === 'lookbehind'
        ? node.alternatives.flatMap((each) => listRepeated(each, samples, lead))
        : [];
    case 'Alternative': {
      let before = lead;
      return node.elements.flatMap((each) => {
        const found = listRepeated(each, samples, before);
        before += samples(each)[0] ?? '';
        return found;
      });
    }
    case 'Quantifier':
      return [
        ...(node.max >= MANY ? [{ node, lead }] : []),
        ...listRepeated(node.element, samples, lead),
      ];
    default:
      return [];
  }
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

import type { Message } from '@shortlist/messages';
import { LOOK_BOUNDS, LOOK_OPTIONS, paperSectionSchema, type Sections } from '@shortlist/model';
import type { LookChange } from '../difference.ts';

type Value = string | number | Message<'differences' | 'looks'>;

/** Says a choice of a look that differs, in one sentence. */
export const describeLook = (
  { knob, before, after }: LookChange,
  sections: Sections,
): Message<'differences' | 'looks'> => ({
  code: 'differences.look',
  params: {
    label: { code: 'looks.label', params: { field: knob } },
    before: valueInWords(knob, before, sections),
    after: valueInWords(knob, after, sections),
  },
});

function valueInWords(
  knob: LookChange['knob'],
  value: LookChange['before'],
  sections: Sections,
): Value {
  if (value === null) return { code: 'differences.asTheDesign' };
  if (knob in LOOK_BOUNDS && typeof value === 'number') {
    const [, , unit] = LOOK_BOUNDS[knob as keyof typeof LOOK_BOUNDS];
    return { code: 'looks.value', params: { unit, value } };
  }
  // Each choice is said by the text of its own name, which has its values as cases.
  if (knob in LOOK_OPTIONS) return { code: `looks.${knob}`, params: { value } } as Value;
  return otherValue(knob, value, sections);
}

function otherValue(
  knob: LookChange['knob'],
  value: string | number | boolean,
  sections: Sections,
): Value {
  const said = String(value);
  switch (knob) {
    case 'design':
      return said.charAt(0).toUpperCase() + said.slice(1);
    case 'language':
      return new Intl.DisplayNames([said], { type: 'language' }).of(said) ?? said;
    case 'engine':
      return { code: 'differences.layout', params: { number: said } };
    case 'pageNumbers':
      return yesOrNo(value === true);
    case 'photo':
      return yesOrNo(said !== 'hidden');
    case 'sidebarSections':
      return titlesOf(said, sections);
    default:
      return said;
  }
}

const yesOrNo = (is: boolean): Value => ({
  code: 'differences.yesOrNo',
  params: { value: is ? 'true' : 'false' },
});

const titlesOf = (paths: string, sections: Sections): string =>
  paths
    .split(',')
    .flatMap((path) => paperSectionSchema(sections).safeParse(path).data ?? [])
    .map(sections.titleOf)
    .join(', ');

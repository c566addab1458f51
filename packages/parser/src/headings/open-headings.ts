import { printedTitles } from '../printed-words.ts';
import { remember } from '../remember.ts';
import { isSpacedApart, withoutAdditions } from './heading-words.ts';
import { headingWords, indexHeadings } from './index-headings.ts';

/** A section that not every resume has: the kind that its entries or its text get. */
export type OpenKind =
  | 'language'
  | 'volunteering'
  | 'publication'
  | 'course'
  | 'membership'
  | 'interests'
  | 'reference';

/**
 * Headings of these sections, in the languages and the form of `HEADINGS`, which has them too: there they say where a
 * section begins, here what becomes of it.
 */
const OPEN_HEADINGS: Record<OpenKind, readonly string[]> = {
  language: [
    'languages|language skills|language|language proficiency|foreign languages|spoken languages|languages spoken|language abilities|language competencies|language competences|language knowledge|languages i speak|i speak|linguistic skills|known languages|languages known|other languages|mother tongue|languages and proficiency|my languages|language level|language levels|languages and levels',
    'sprachen|sprachkenntnisse|fremdsprachen|sprache|sprachkompetenzen|fremdsprachenkenntnisse|meine sprachen|ich spreche|sprachfahigkeiten|sprachliche kompetenzen|sprachen und niveau|sprachniveau|muttersprache',
    'langues|langues etrangeres|competences linguistiques|langue|mes langues|je parle|langues parlees|langues vivantes|niveau de langue|langues maternelles',
    'idiomas|idioma|lenguas|lengua|conocimiento de idiomas|mis idiomas|hablo|idiomas hablados|lenguas extranjeras|nivel de idiomas|conocimientos de idiomas|competencias linguisticas|competencia linguistica',
    'linguas|lingua|meus idiomas|falo|idiomas estrangeiros|linguas estrangeiras|conhecimentos linguisticos|conhecimento de idiomas|lingue|competenze linguistiche|lingue straniere|conoscenze linguistiche|lingua madre|le mie lingue|parlo|lingue conosciute|lingue parlate|conoscenza delle lingue|conoscenza lingue|lingua straniera',
    'talen|talenkennis|taal|taalvaardigheden|taalvaardigheid|mijn talen|ik spreek|vreemde talen|gesproken talen|taalbeheersing|taalniveau',
  ],
  volunteering: [
    'volunteering|volunteer|volunteer work|volunteer experience|volunteering experience|volunteer activities|volunteer projects|voluntary work|volunteerism|volunteer service|volunteer roles|volunteer involvement|community service|community work|charity|charity work|volunteering and community|community and volunteering|volunteering and leadership|volunteering and memberships|volunteer and community experience|volunteer and leadership experience',
    'ehrenamt|ehrenamtliches engagement|ehrenamtliche tatigkeiten|ehrenamtliche tatigkeit|gesellschaftliches engagement|soziales engagement|engagement',
    'benevolat|benevolat et associations|engagement associatif|engagement benevole|engagements associatifs|activites associatives|engagements|vie associative|experience benevole',
    'voluntariado|voluntariados|actividades de voluntariado|trabajo voluntario|trabalho voluntario|atividades voluntarias|experiencia de voluntariado',
    'volontariato|attivita di volontariato|esperienze di volontariato|vrijwilligerswerk|vrijwilligersactiviteiten',
  ],
  publication: [
    'publications|publication|selected publications|papers|selected papers|conference papers|journal articles|journal publications|peer reviewed publications|peer reviewed journal articles|refereed publications|articles and publications|research publications|working papers|publications and presentations|publications and talks|publications and conferences|publications and patents|presentations and publications|articles|books|bibliography',
    'publikationen|veroffentlichungen|veroffentlichungen und vortrage|publikationen und vortrage',
    'publications et communications|publicaciones|publicaciones y ponencias|publicacoes|publicacoes e palestras|pubblicazioni|pubblicazioni e conferenze|publicaties|publicaties en presentaties',
  ],
  course: [
    'courses|training|trainings|coursework|relevant coursework|academic coursework|selected coursework|graduate coursework|undergraduate coursework|significant coursework|relevant courses|online courses|training courses|courses attended|courses taken|courses completed|courses and training|training and courses|professional training|further training|additional training|workshops|training and workshops|workshops and seminars|seminars|seminars and workshops|seminars and trainings|trainings and seminars|moocs|online training|continuing education|professional development|continuing professional development|further education',
    'weiterbildung|weiterbildungen|fortbildung|fortbildungen|kurse|schulungen|lehrgange|seminare|berufliche weiterbildung|fort und weiterbildung|fort und weiterbildungen|kurse und weiterbildungen|seminare und weiterbildungen|seminare und schulungen',
    'formations complementaires|formation continue|formation complementaire|formations continues|cours|cours en ligne|stages de formation|cursos|formacion complementaria|otros cursos|capacitacion|capacitaciones|cursos complementarios|formacion adicional|cursos realizados|cursos de formacion|cursos y talleres|talleres|cursos y seminarios|seminarios|educacion continua',
    'cursos complementares|formacao complementar|cursos extracurriculares|cursos adicionais|cursos livres|cursos de aperfeicoamento|cursos e treinamentos|treinamentos|formacao continua|corsi|corsi di formazione|formazione complementare|corsi di aggiornamento|corsi e seminari|seminari|cursussen|trainingen|cursussen en trainingen|bijscholing',
  ],
  membership: [
    'memberships|membership|professional memberships|professional membership|affiliations|affiliation|professional affiliations|professional memberships and affiliations|memberships and affiliations|affiliations and memberships|associations|professional associations|professional organizations|professional organisations|professional bodies|societies|organizations|clubs|clubs and organizations|student organizations',
    'mitgliedschaften|mitgliedschaft|mitgliedschaften und verbande|vereine|affiliations professionnelles|adhesions|afiliaciones|membresias|afiliacoes|associacoes|affiliazioni|associazioni|lidmaatschappen|lidmaatschap|verenigingen',
  ],
  interests: [
    'interests|hobbies|hobbies and interests|interests and hobbies|activities and interests|interests and activities|personal interests|hobby|things i like|what i like|things i love|what i love|in my free time|in my spare time|free time|spare time|leisure|leisure activities|interests and passions|passions|passion|my passions|my interests|my hobbies|hobbies and activities|hobbies and passions|hobbies interests|sports and hobbies|other interests',
    'hobbys|interessen|hobbies und interessen|hobbys und interessen|interessen und hobbys|personliche interessen|freizeit|meine interessen|meine hobbys|in meiner freizeit|das mag ich',
    'centres d interet|centre d interet|centres d interets|loisirs|interets|activites et interets|mes interets|mes loisirs|mes passions|ce que jaime|loisirs et centres d interet|sports et loisirs',
    'intereses|aficiones|pasatiempos|intereses personales|mis intereses|mis aficiones|tiempo libre|otros intereses|interesses|interesses pessoais|meus interesses|passatempos|tempo livre|outros interesses',
    "interessi|interessi personali|hobby e interessi|interessi e hobby|i miei interessi|i miei hobby|tempo libero|passioni|altri interessi|hobby's|hobby's en interesses|hobbys en interesses|vrije tijd|interesses en hobbys|mijn interesses|mijn hobbys|interesses en hobbies|hobbys en vrije tijd",
  ],
  reference: [
    'references|referees|reference|professional references|character references|personal references|references and recommendations|recommendations and references|recommendations|testimonials|testimonial|what people say|what others say|kind words',
    'referenzen|referenz|empfehlungen|recommandations|reference professionnelle|referencias|referencias personales|referencias laborales|referencias profesionales|recomendaciones|referencias profissionais|recomendacoes|referenze|referenze professionali|referenties|referentie',
  ],
};

const KINDS = Object.keys(OPEN_HEADINGS) as OpenKind[];

const { ofWords, ofJoined, ofSpaced, ofBroken } = indexHeadings(
  KINDS.flatMap((kind) =>
    [...printedTitles(kind), ...OPEN_HEADINGS[kind].flatMap((line) => line.split('|'))].map(
      (heading) => [heading, kind] as const,
    ),
  ),
);

/** Returns the one of these sections that a heading begins; of joined ones the first, or interests, whose text can be anything. */
export const openKindOf = remember((text): OpenKind | undefined => {
  const bare = withoutAdditions(text);
  if (isSpacedApart(text)) return ofSpaced(text);
  return ofWords(headingWords(bare)) ?? joinedKind(bare) ?? ofBroken(bare);
});

function joinedKind(text: string): OpenKind | undefined {
  const kinds = ofJoined(text);
  return kinds?.includes('interests') ? 'interests' : kinds?.[0];
}

import { fold } from '@shortlist/model';
import type { ScoredKind } from '../labels/score-section.ts';

/**
 * Words that say what a heading of the writer's own words is about, in English, German, French, Spanish, Portuguese, Italian
 * and Dutch, without accents; "work-" stands for all words that begin so. They count only with what the section holds.
 */
const CUES: Record<ScoredKind, string> = {
  contact:
    'reach- find contact- touch talk chat hello write call drop erreich- kontakt- schreib- melde- joindre ecri- joign- appel- contact- escrib- escrev- hable- encontr- contat- fale scriv- trova- contatt- chiam- bereik- schrijf- bel mail-',
  summary:
    'myself who story brief short nutshell meet intro- about bin mich kurz vorstell- wer suis moi propos histoire bref soy quien sobre breve mim quem sou sono chi storia ben mij wie kort',
  experience:
    'work- job- jobs employ- career- payroll hired trade boss- profession- role- roles post- position- desk- journey arbeit- beruf- stelle- stationen tatig- werdegang angestellt travail- emploi- metier- poste- carriere trabaj- emple- laboral- oficio- puesto- trabalh- empreg- carg- carreira lavor- impieg- mestier- carriera strada werk- gewerkt baan banen loopbaan loonlijst functies',
  education:
    'school- schooling study- studi- studied learn- lesson- educat- degree- universit- college- class- classroom- taught schul- ausbild- gelernt lehr- lernte bildung- horsaal ecole- etud- appris apprend- diplom- escuela- aula- estud- aprend- formacion coleg- escola- formacao aprend- scuola banchi impar- istru- titol- opleid- geleerd leer- leerjaren schooljaren',
  projects:
    'project- built build building made making side pet tinker- workshop gebaut gebastelt projekt- projet- realis- fabriqu- construi- proyect- hecho creado projeto- projet- criei fiz constru- progett- fatto creato gemaakt gebouwd',
  certifications:
    'certif- licen- papers paper ticket- badge- permit- courses zertifik- schein- nachweis- kurse papiere papiers habilit- brevet- attest- licenc- cursos papeles carne- papeis carte patentin- corsi papieren bewijzen cursussen',
  awards:
    'award- prize- proud pride honou- honor- won winning recogni- applause medal- trophy trophies preis- auszeichn- stolz ehrung- prix recompens- fier- fiert- distinc- premi- orgull- reconoc- orgulh- ricono- orgogl- fiero fiera prijs prijzen trots onderscheid-',
  skills:
    'skill- know knowhow good handy tool- toolbox toolkit able can strength- strong talent- kann konnen starken starke werkzeug- fahig- sais savoir outil- competen- atout- fort forts sabe- se habilid- herramient- capaci- destrez- bueno caja sei ferrament- bom boa capacit- strument- brav- attrezzi sa kan goed gereedschap- vaardig- kennis sterk- languag- speak- tongue- sprach- spreche langue- parl- idioma- lengua- hablo lingu- falo taal talen spreek-',
  other:
    'love like enjoy hobb- interest- interes- free fun weekend- outside beyond off mag freizeit ausserdem sonst aime loisir- ailleurs gusta- ocio gosto lazer livre piac- libero leuk vrij- daarnaast refer- public- volunt- reading press travel-',
};

const TABLE = (Object.keys(CUES) as ScoredKind[]).map((kind) => {
  const words = CUES[kind].split(' ');
  const starts = words.filter((word) => word.endsWith('-')).map((word) => word.slice(0, -1));
  return { kind, whole: new Set(words), starts };
});

/** The kinds of section that a word of the heading speaks for. */
export function cuedKinds(heading: string): ReadonlySet<ScoredKind> {
  const words = fold(heading).match(/\p{L}+/gu) ?? [];
  const isCue = ({ whole, starts }: (typeof TABLE)[number]) =>
    words.some((word) => whole.has(word) || starts.some((start) => word.startsWith(start)));
  return new Set(TABLE.filter(isCue).map(({ kind }) => kind));
}

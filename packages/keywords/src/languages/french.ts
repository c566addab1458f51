import type { Language } from './language.ts';

/** Words of one meaning by their endings in a name: "gestion du stock", "gestion des stocks". */
const SMALL: Readonly<Record<string, string>> = {
  d: 'de',
  du: 'de',
  des: 'de',
  l: 'le',
  la: 'le',
  les: 'le',
  aux: 'au',
};

/** French without plural and gender, after the minimal stemmer of Savoy (1999, JASIS 50(10), 944-952). */
function stem(word: string): string {
  const small = SMALL[word];
  if (small !== undefined) return small;
  const single = word.replace(/aux$/, 'al').replace(/(?<=^...+)[sx]$/, '');
  return single.length < 6 ? single : single.replace(/e{1,2}$/, '').replace(/(.)\1$/, '$1');
}

export const FRENCH: Language = {
  code: 'fr',
  name: 'French',
  stem,
  headings: [
    [
      'nice',
      /^(?:(?:les |vos )?(?:plus|atouts?)(?: du poste)?$|(?:serait|seraient|est|ce serait) un plus|souhaite|apprecie|un plus\b|nice)/i,
    ],
    [
      'drop',
      /^(?:a propos(?: de nous| d'|$)|qui sommes[- ]nous|(?:l'|notre |votre future )?entreprise|(?:la |notre )?(?:societe|structure|maison|etablissement)\b|notre (?:histoire|groupe|mission|culture|offre)|presentation de|nous (?:rejoindre|vous (?:offrons|proposons)|offrons|proposons)|ce que nous (?:vous )?(?:offrons|proposons)|ce qu'on (?:vous|te) (?:offre|propose)|(?:vos |les |nos )?avantages|pourquoi (?:nous|venir|rejoindre)|remuneration|salaire|conditions (?:de travail|salariales|proposees)|(?:type de )?contrat\b|lieu\b|localisation|horaires?|(?:comment )?postuler|(?:votre )?candidature|(?:le |processus de )?(?:recrutement|process)|contact|informations? (?:complementaires|pratiques)|mentions legales)/i,
    ],
    [
      'must',
      /^(?:(?:votre |le |ton |notre )?profil\b|(?:vos |tes |les )?(?:competences|qualifications|connaissances|qualites|atouts pour|prerequis|pre-requis|exigences|aptitudes|savoir[- ]faire|diplomes?)\b|formation(?: et| requise|s?$)|experience(?: requise| et|$)|(?:ce que )?nous (?:recherchons|attendons)|ce que nous (?:recherchons|attendons)|vous (?:etes|avez|possedez|justifiez|disposez)\b|(?:qui etes[- ]vous|et vous)|ce qu'il (?:vous|te) faut|requis|indispensable|langues$|outils$)/i,
    ],
    [
      'duty',
      /^(?:(?:vos |tes |les |votre |ta |la |principales )?(?:principales )?(?:missions?|responsabilites|taches|activites|fonctions|attributions|role)\b|(?:le |description du |descriptif du |votre )?(?:poste|role|quotidien)\b|ce que vous (?:ferez|allez faire)|au quotidien|votre mission|description)/i,
    ],
  ],
  asksForMore:
    /^(?:[\w']+ ){0,2}(?:connaissances?|competences?|formation|experience|maitrise|qualites|diplome|habilitations?) (?:de|du|des|d'|en|dans|sur|avec|a|comme)\b/i,
  nice: /\b(?:(?:est|serait|sera|seraient|sont|constitue\w*) (?:un|des) (?:vrai |reel |gros )?(?:plus|atouts?)|un plus|un atout|souhaite(?:e|es|s)?|apprecie(?:e|es|s)?|idealement|de preference|serait (?:ideal|apprecie)|bienvenue?s?|facultati(?:f|ve)|nice[- ]to[- ]have)\b/i,
  asks: /\b(?:experience (?:en|dans|de|avec|sur|comme)|connaissances? (?:de|en|des|du)|maitris(?:e|ez|er)|vous (?:etes|avez|disposez|possedez|justifiez|serez|assurez|maitrisez|connaissez)|titulaire|diplome[es]*|exige[es]*|requis(?:e|es)?|obligatoire|indispensable|charge(?:e)? de|responsable de|nous (?:recherchons|cherchons)|permis [a-z]\b|formation en|competences?)/i,
  employerSpeaks:
    /^(?:nous sommes|notre|nos|fondee?|creee? en|depuis|leader|filiale|implante\w*|rejoignez|avec (?:plus de|pres de) [\d ]+ (?:collaborateurs|salaries)|(?:la |le |l').{0,40} (?:est (?:un|une|le|la) (?:\w+ ){0,4}(?:entreprise|groupe|societe|cabinet|acteur|leader|etablissement|association)))/i,
  boilerplate:
    /\bcandidatures?\b.{0,60}(?:envoy|adress|mail|ligne|etudi|confidentiel)|\b(?:envoyez|adressez|transmettez|merci (?:d'envoyer|d'adresser|de transmettre))\b|\bpostulez?\b|\blettre de motivation\b|\bsalaire\b|\bremuneration\b|\d+\s?(?:k?€|euros?\b)|\bbrut(?: annuel| mensuel|\/)|situation de handicap|egalite (?:des chances|professionnelle)|\bdiversite\b|sans discrimination|a competences egales|discrimination|\bcookies?\b|\bmentions legales\b|\brgpd\b|\bprise de poste\b|\bentretien (?:telephonique|physique|rh|avec)|\bcv\b.{0,30}(?:a l'adresse|par mail|lettre)/i,
  perks:
    /\bmutuelle\b|\btickets?[- ]restaurants?\b|\btitres?[- ]restaurants?\b|\bRTT\b|\btele-?travail\b|\bconges\b|\bprimes?\b|\b13e(?:me)? mois\b|\btreizieme mois\b|\bintere[s]*sement\b|\bparticipation\b|\bcomite d'entreprise\b|\bCSE\b|\btransports?\b.{0,20}(?:rembours|pris en charge)|\bprise en charge\b.{0,30}transports?|\bplan d'epargne\b|\bvehicule de (?:fonction|service)\b|\bparking\b|\bcreche\b|\bhoraires flexibles\b|\bprevoyance\b|\breductions?\b|\bevolution(?:s)? (?:de carriere|interne)\b|\bafterworks?\b|\brepas\b|\bavantages?\b/gi,
  offers:
    /\b(?:nous (?:vous )?(?:offrons|proposons)|vous (?:beneficie[rz]\w*|profite[rz]\w*)|on (?:vous|te) (?:offre|propose)|avantages?)\b/i,
  notAsked: [
    /[^.;,!?]{1,60}\bn(?:'est|e sont|'etant|e sera) (?:pas|plus) (?:\w+ )?(?:requis|exige|necessaire|obligatoire|indispensable|demande|utilise)\w*/gi,
    /\b(?:aucune?|pas (?:de|d'|besoin de|besoin d')) ?[^.;,!?]{1,50}?(?:requis|exige|necessaire|obligatoire|demande)\w*/gi,
    /\b(?:aucune?|pas (?:de|d')) ?(?:experience|diplome|formation|connaissances?)[^.;,!?]{0,40}/gi,
    /\bpas besoin (?:de|d')[^.;!?]{1,60}/gi,
    /\bdebutants? accepte\w*/gi,
  ],
  neverDone:
    /\b(?:aucune? (?:experience|connaissance|formation|pratique) (?:en|de|d'|du|des|sur|avec|dans|comme)|(?:je )?n'ai (?:encore )?(?:jamais|pas(?: encore)?) (?:\w+e\b|travaille|fait|pris)?(?: (?:avec|sur|en|de))?|pas (?:encore )?d'experience (?:en|de|d'|sur|avec|dans)|sans (?:experience|connaissance) (?:en|de|d'|du|sur|avec)|jamais (?:utilise|travaille|pratique)(?: (?:avec|sur))?|(?:souhaite|aimerais|voudrais|veux|envisage de|desire) (?:apprendre|me former|decouvrir|passer)|en cours (?:d'apprentissage|d'obtention)(?: (?:de|du|d'))?)/gi,
  deniedBefore:
    /(?:^|[.;!?(]\s+|,\s+)([^.;!?:(),]{1,80}?)(?::\s+(?:non|jamais|aucune?|pas encore|notions? seulement)\b|\s+(?:pas encore|jamais utilise\w*|expire\w*|non obtenu\w*|est gere\w* par|sont geres? par))/gi,
};

import { fold } from '@shortlist/model';

/** Spoken languages by their names in English, German, French, Spanish, Portuguese, Italian and Dutch, without accents. */
const NAMES = [
  'english german french spanish portuguese italian dutch chinese mandarin cantonese japanese korean arabic hebrew hindi urdu bengali punjabi tamil telugu marathi gujarati kannada malayalam nepali sinhala thai vietnamese indonesian malay tagalog filipino russian ukrainian belarusian polish czech slovak slovene slovenian croatian serbian bosnian bulgarian macedonian romanian hungarian greek turkish persian farsi dari pashto kurdish armenian georgian azerbaijani kazakh uzbek mongolian finnish swedish norwegian danish icelandic estonian latvian lithuanian irish gaelic welsh scots catalan basque galician breton latin esperanto swahili amharic somali yoruba igbo hausa zulu xhosa afrikaans albanian maltese luxembourgish asl yiddish khmer lao burmese tibetan quechua',
  'englisch deutsch franzosisch spanisch portugiesisch italienisch niederlandisch hollandisch chinesisch mandarin japanisch koreanisch arabisch hebraisch russisch ukrainisch polnisch tschechisch slowakisch slowenisch kroatisch serbisch bosnisch bulgarisch rumanisch ungarisch griechisch altgriechisch turkisch persisch kurdisch armenisch georgisch finnisch schwedisch norwegisch danisch islandisch estnisch lettisch litauisch irisch katalanisch baskisch latein esperanto albanisch vietnamesisch thailandisch hindi schweizerdeutsch gebardensprache',
  'anglais allemand francais espagnol portugais italien neerlandais chinois japonais coreen arabe hebreu russe ukrainien polonais tcheque slovaque slovene croate serbe bosniaque bulgare roumain hongrois grec turc persan kurde armenien georgien finnois suedois norvegien danois islandais estonien letton lituanien irlandais catalan basque breton latin occitan corse creole albanais vietnamien wolof bambara berbere kabyle',
  'ingles aleman frances espanol castellano portugues italiano neerlandes holandes chino japones coreano arabe hebreo ruso ucraniano polaco checo eslovaco esloveno croata serbio bulgaro rumano hungaro griego turco persa finlandes sueco noruego danes catalan valenciano euskera vasco gallego latin quechua guarani vietnamita',
  'alemao frances espanhol castelhano italiano neerlandes chines mandarim japones coreano arabe hebraico russo ucraniano polones polaco tcheco checo croata servio bulgaro romeno hungaro grego turco finlandes sueco noruegues dinamarques catalao galego latim libras',
  'inglese tedesco francese spagnolo portoghese italiano olandese cinese giapponese coreano arabo ebraico russo ucraino polacco ceco slovacco sloveno croato serbo bulgaro rumeno romeno ungherese greco turco persiano finlandese svedese norvegese danese catalano latino albanese vietnamita',
  'engels duits frans spaans portugees italiaans nederlands chinees japans koreaans arabisch hebreeuws russisch oekrains pools tsjechisch kroatisch servisch bulgaars roemeens hongaars grieks turks perzisch fins zweeds noors deens catalaans latijn fries vlaams papiaments albanees vietnamees',
];

const LANGUAGES: ReadonlySet<string> = new Set(NAMES.join(' ').split(' '));

/** Finds the name of a spoken language in a text; undefined where it has none. */
export function findLanguage(text: string): { from: number; to: number } | undefined {
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}]+/gu)) {
    if (LANGUAGES.has(fold(word))) return { from: index, to: index + word.length };
  }
  return undefined;
}

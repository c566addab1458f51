/** Human languages, and work with them. ../README.md describes the format. */
export const LANGUAGES = `
@language
English ~ language
Spanish | Castilian | español ~ language
French | français ~ language
German | Deutsch ~ language
Portuguese ~ language
Mandarin | Chinese language | Putonghua ~ language
Italian ; Dutch | Flemish ; Polish language | fluent Polish ; Romanian ; Czech ; Hungarian ; Greek ; Swedish ~ language
Russian ; Ukrainian ; Turkish ; Arabic ; Hebrew ; Persian | Farsi | Dari ; Urdu ; Hindi ; Punjabi ; Bengali ; Tamil ~ language
Cantonese ; Japanese ; Korean ; Vietnamese ; Tagalog | Filipino ; Haitian Creole ~ language
American Sign Language | ASL ; British Sign Language | BSL ~ sign-language
@skill
translation services | document translation | translating documents
interpreting services | simultaneous interpreting | consecutive interpreting | language interpretation | -interpreted for
bilingual | multilingual | +second language
@tool
SDL Trados | Trados ; memoQ ; Memsource | Phrase TMS => translation services ~
@certificate
IELTS ; TOEFL
certified court interpreter | ATA certified | CCHI | NAATI | DPSI => interpreting services
`;

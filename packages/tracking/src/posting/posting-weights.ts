/** Weights of the signs for a title and against it, in tenths; `none` is that of no title. Written by bench/tracking/train.ts. */
export const TITLE_WEIGHTS = `
none: 20
afterHeading: -8
again: -8
and: -7
announced: 15
article: -10
asked: 23
beforeFact: -5
beforeFirm: 5
beforePlace: 8
beforeRole: -9
behindCall: -5
belowRole: 3
chrome: -4
cut: -21
figures: -11
firm: -22
firstMaybe: 6
firstRole: 10
gender: 13
head: -3
head again: 5
heading: -6
inclusive: 19
isLong: -12
labelOnLine: 8
labelled: 8
line 0: 7
line 2: 10
line 3: -4
line 4 to 7: -10
line 8 on: -5
lowerCase: -6
maybeRole: 6
noRole: -19
noTitle: -16
oneWord: 5
open: -9
open en: 17
open field: 36
open im: -13
open in: 13
open in names: -5
open oder: -3
open on: -5
open one word: -5
open para: -9
open to: 5
open und: -10
otherLabel: -4
part 0: 3
part 1: -4
part 2: -7
plural: -19
prose: -6
role: 15
roleFirst: 11
roleLast: 15
sentence: -10
sentenceCase: 7
titleCase: 16
whole: 3
wordAgain: 8
words 2: 6
words 3: 3
words 4: -6
words 6: -17
words 7: -12
`;

/** Likewise for a company. */
export const COMPANY_WEIGHTS = `
none: 45
afterHeading: -4
again: 10
and: 12
article: -17
before team: 15
before town: 5
beforePlace: 15
beforeTitle: 5
behind article: -5
behind preposition: 13
behindAt: 17
behindTitle: -14
capitals: -12
chrome: -7
cut: -14
cut article: -5
cut at town: -5
domain: 23
domain like: 13
fact: -6
far: -7
figures: -19
from title -3: -4
from title 1: 12
from title 3: 7
function word: -15
greeting: -9
head: 10
head again: 23
in title: -20
kind: -11
labelled: 18
legalForm: 12
line 0: 14
line 1: 3
line 3: -12
line 4 to 7: -6
longer form: -16
longer form in head: 11
maybe role: 6
noName: -21
often: -4
open: -16
organisation: 23
otherLabel: -8
own line: 10
part -2: 4
part 0: 5
part 2: -5
person: -11
placed: 6
rated: 20
role: -6
roles: 17
said: 22
said about: 4
said at we: 9
said early: 18
said hires: 3
said kind of firm: 6
said one word: 5
said tells: 18
said twice: 6
said we are: 18
sign: -19
town: 4
unit: -11
unit of another: -12
value of label: 10
verb: -10
whole: 9
words 1: -18
words 3: 8
words 4: 7
words 5: 13
written: 23
`;

/** Likewise for a place. */
export const PLACE_WEIGHTS = `
afterHeading: -4
again: 6
beforeFact: 8
behindEmployer: 22
capitals: -7
country: -22
cut: -17
early: 9
employer: 45
figures: 3
from company 1: 6
from company 2: -5
from title 1: 11
head: 4
head office: -4
hidden: -4
in brackets: -16
in title: -14
known: 12
labelled: 37
last: -3
line 0: 7
line 1: 6
line 2: 10
line 3: 5
line 4 to 7: -12
line 8 on: -6
named after bracket: -8
named after comma: 4
named after name: -16
named at end: -3
named at start: 17
named before comma: -4
named before name: -6
named first: 4
named for: -7
named head office: -3
named hyphen: -4
named in: 15
named in organisation: -9
named near: 7
named of: 4
named only: 4
near: -9
only: 21
organisation: -10
other: -23
otherLabel: -9
part 1: 8
part 2: 7
person: -9
postcode: 16
prose a: -10
prose at: -12
prose no: 9
prose à: -6
recognized: 19
remote: 3
shaped: -17
told: 15
town and sign: 10
town known: 12
whole: 12
with region: 3
words 1: -6
words 3: -3
words 4: 14
`;

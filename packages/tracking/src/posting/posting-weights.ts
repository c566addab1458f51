/** Weights of the signs for a title and against it, in tenths; `none` is that of no title. Written by bench/tracking/train.ts. */
export const TITLE_WEIGHTS = `
none: 12
afterHeading: -7
again: -11
and: -5
announced: 8
article: -7
asked: 21
beforeFact: 3
beforeFirm: 4
beforePlace: 12
beforeRole: -6
behindFirm: 2
belowFirm: 5
belowRole: 6
capitals: 3
chrome: -3
cut: -8
figures: -8
firm: -15
firstMaybe: 6
firstOther: 2
firstRole: 8
gender: 14
head: -6
head again: 5
heading: -5
inclusive: 16
isLong: -10
labelOnLine: 9
labelled: 9
line 0: 10
line 1: 5
line 2: 8
line 3: -4
line 4 to 7: -13
line 8 on: -12
lowerCase: -4
maybeRole: 9
noRole: -19
noTitle: -17
oneWord: 10
open: -4
open da: -1
open en: 15
open field: 35
open for: -6
open für: 8
open in: -5
open in names: 6
open oder: -1
open on: -3
open one word: -10
open ou: -1
open para: -2
open place: -6
open sentence: -10
open to: 2
otherLabel: -8
part 0: -3
part 1: -2
part 2: -5
place: -3
plural: -15
prose: -7
role: 14
roleFirst: 8
roleLast: 14
sentence: -11
sentenceCase: 9
tells: -2
titleCase: 15
told: -4
wanted: -2
whole: 3
wordAgain: 9
words 1: 1
words 2: 8
words 3: 2
words 4: -5
words 6: -11
words 7: -10
`;

/** Likewise for a company. */
export const COMPANY_WEIGHTS = `
none: 42
again: 11
and: 9
article: -18
at its end: 6
before comma: -4
before team: 17
before town: 10
beforePlace: 11
beforeTitle: 3
behind preposition: 6
behindAt: 3
behindTitle: -9
capitals: -8
chrome: -4
comma: 4
cut: -11
cut at town: -2
domain: 4
endsAsRole: 3
fact: -5
far: -7
figures: -18
from title -1: 2
from title -2: 5
from title -3: 17
from title 1: 7
from title 2: -1
from title 3: 1
function word: -14
greeting: -9
head: 9
head again: 20
heading: -3
in text: 1
in the middle: 3
in title: -13
kind: -8
labelled: 20
legalForm: 11
line 0: 14
line 1: 4
line 2: 5
line 3: -9
line 4 to 7: -3
line 8 on: -10
longer form: -9
longer form in head: 10
noName: -17
noTitle: -7
ofMail: -2
often: -1
one word again: -4
open: -19
organisation: 20
otherLabel: -4
part -2: 4
part 0: 2
part 1: -6
part 2: -5
person: -14
placeBelow: 2
placed: 10
rated: 18
role: -1
said: 23
said about: 2
said at: 5
said at we: 7
said early: 19
said hires: 1
said is: 5
said kind of firm: 3
said leads: 11
said one of: -2
said tells: 20
said we are: 15
said works at: -19
shorter form: -2
sign: -16
small: 1
subject: 1
unit: -11
verb: -8
whole: 12
whole domain: 26
with title: -4
words 1: -21
words 2: -1
words 3: 10
words 4: 4
words 5: 9
words 6: -3
written: 22
`;

/** Likewise for a place. */
export const PLACE_WEIGHTS = `
none: -3
above: -6
again: 4
based: 6
beforeFact: 10
behind company: -5
behindEmployer: 15
behindTitle: 2
capitals: -12
country: -11
cut: -11
early: 15
employer: 34
end of employer: 1
figures: 3
from company 0: -5
from company 1: -1
from company 2: -4
from title 0: 9
from title 1: 10
from title 2: 9
head: -5
head office: -16
hidden: -8
in brackets: -18
in company: 5
in prose: -12
in title: -4
inAfter: -6
known: 19
labelled: 32
last: 3
line 0: 1
line 1: 3
line 2: 9
line 3: -2
line 4 to 7: -9
line 8 on: -9
mode: -1
near: -15
office: -9
often: -3
only: 11
organisation: -3
other: -15
otherLabel: -7
our site: -10
part 0: -8
part 1: 2
part 2: 6
postcode: 4
prose a: -16
prose at: -20
prose bei: -7
prose em: 2
prose en: 6
prose in: 3
prose à: -4
recognized: 18
remote: -4
remote in text: 1
role: -8
said: -7
shaped: -17
state: 5
town and sign: 16
town known: 10
twice: 18
whole: 12
with region: 1
words 2: -2
words 4: 7
`;

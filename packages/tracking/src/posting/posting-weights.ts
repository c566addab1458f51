/** Weights of the signs for a title and against it, in tenths; `none` is that of no title. Written by bench/tracking/train.ts. */
export const TITLE_WEIGHTS = `
none: 12
afterHeading: -7
again: -11
and: -5
announced: 9
article: -7
asked: 22
beforeFact: 3
beforeFirm: 4
beforePlace: 12
beforeRole: -6
belowFirm: 6
belowRole: 6
capitals: 4
chrome: -3
cut: -9
figures: -8
firm: -18
firstMaybe: 6
firstRole: 8
gender: 14
head: -5
head again: 5
heading: -6
inclusive: 16
isLong: -12
labelOnLine: 9
labelled: 9
line 0: 12
line 1: 5
line 2: 8
line 3: -5
line 4 to 7: -13
line 8 on: -12
lowerCase: -5
maybeRole: 9
noRole: -18
noTitle: -18
oneWord: 9
open: -4
open en: 15
open field: 36
open for: -5
open für: 8
open in: -6
open in names: 6
open on: -3
open one word: -10
open place: -6
open sentence: -9
otherLabel: -9
part 2: -5
plural: -16
prose: -7
role: 14
roleFirst: 8
roleLast: 14
sentence: -11
sentenceCase: 8
titleCase: 16
told: -4
whole: 3
wordAgain: 9
words 2: 7
words 4: -5
words 6: -11
words 7: -11
`;

/** Likewise for a company. */
export const COMPANY_WEIGHTS = `
none: 45
again: 9
and: 12
article: -13
at its end: 7
before team: 18
before town: 7
beforePlace: 12
beforeTitle: 5
behind preposition: 15
behindAt: 8
behindTitle: -6
capitals: -8
chrome: -5
cut: -14
cut at town: -5
domain: 27
fact: -6
far: -10
figures: -18
from title -1: 3
from title -2: 5
from title -3: 16
from title 1: 9
function word: -13
greeting: -8
head: 11
head again: 18
in title: -16
kind: -10
labelled: 23
legalForm: 11
line 0: 12
line 1: 4
line 2: 6
line 3: -7
line 8 on: -9
longer form: -11
longer form in head: 14
noName: -19
noTitle: -8
open: -19
organisation: 21
otherLabel: -8
part -2: 5
part 0: 5
part 1: -5
part 2: -4
person: -13
placed: 9
rated: 19
said: 26
said about: 6
said at we: 9
said early: 21
said kind of firm: 8
said leads: 5
said tells: 16
said we are: 17
sign: -16
unit: -12
verb: -8
whole: 11
words 1: -19
words 3: 7
words 4: 3
words 5: 10
words 6: -5
written: 25
`;

/** Likewise for a place. */
export const PLACE_WEIGHTS = `
above: -7
beforeFact: 12
behindEmployer: 21
capitals: -13
country: -10
cut: -10
early: 17
employer: 32
from company 0: 3
from company 2: -6
from title 0: 10
from title 1: 9
from title 2: 10
head: -8
head office: -21
hidden: -10
in brackets: -18
in company: 10
in prose: -16
known: 18
labelled: 32
line 0: 4
line 2: 7
line 4 to 7: -10
line 8 on: -12
near: -15
only: 14
organisation: -5
other: -17
otherLabel: -5
part 0: -10
part 1: 3
part 2: 11
prose a: -17
prose at: -21
prose bei: -8
prose in: -3
prose à: -4
recognized: 17
remote in text: 4
role: -4
shaped: -17
state: 6
town and sign: 17
town known: 11
twice: 25
whole: 13
words 2: -4
words 4: 5
`;

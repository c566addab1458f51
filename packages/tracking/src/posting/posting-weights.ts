/** Weights of the signs for a title and against it, in tenths; `none` is that of no title. Written by bench/tracking/train.ts. */
export const TITLE_WEIGHTS = `
none: 12
afterHeading: -7
again: -12
and: -5
announced: 8
article: -7
asked: 21
beforeFact: 3
beforeFirm: 4
beforePlace: 12
beforeRole: -6
belowFirm: 5
belowRole: 6
capitals: 3
chrome: -3
cut: -8
figures: -8
firm: -15
firstMaybe: 5
firstRole: 7
gender: 14
head: -6
head again: 5
heading: -5
inclusive: 16
isLong: -11
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
open en: 15
open field: 35
open for: -5
open für: 8
open in: -5
open in names: 6
open on: -3
open one word: -10
open place: -6
open sentence: -10
otherLabel: -8
part 0: -3
part 2: -4
plural: -15
prose: -7
role: 14
roleFirst: 8
roleLast: 14
sentence: -10
sentenceCase: 9
titleCase: 16
told: -4
whole: 3
wordAgain: 9
words 2: 8
words 4: -5
words 6: -11
words 7: -10
`;

/** Likewise for a company. */
export const COMPANY_WEIGHTS = `
none: 43
again: 9
and: 11
article: -13
at its end: 7
before team: 20
before town: 8
beforePlace: 10
beforeTitle: 4
behind preposition: 17
behindAt: 7
behindTitle: -5
capitals: -8
chrome: -3
cut: -11
cut at town: -3
domain: 26
fact: -5
far: -10
figures: -18
from title -2: 5
from title -3: 16
from title 1: 8
function word: -13
greeting: -8
head: 10
head again: 18
in title: -16
kind: -8
labelled: 22
legalForm: 12
line 0: 12
line 1: 3
line 2: 5
line 3: -7
line 8 on: -9
longer form: -9
longer form in head: 11
noName: -18
noTitle: -8
open: -18
organisation: 20
otherLabel: -6
part -2: 4
part 0: 3
part 1: -6
part 2: -5
person: -14
placed: 10
rated: 19
said: 25
said at we: 7
said early: 20
said kind of firm: 4
said leads: 7
said tells: 19
said we are: 11
sign: -16
unit: -11
verb: -8
whole: 12
words 1: -21
words 3: 9
words 4: 4
words 5: 8
words 6: -4
written: 22
`;

/** Likewise for a place. */
export const PLACE_WEIGHTS = `
none: -3
above: -8
again: 3
beforeFact: 10
behindEmployer: 18
capitals: -11
country: -8
cut: -11
early: 15
employer: 32
figures: 3
from company 2: -4
from title 0: 8
from title 1: 8
from title 2: 9
head: -7
head office: -18
hidden: -11
in brackets: -16
in company: 8
in prose: -15
in title: -3
inAfter: -3
known: 17
labelled: 31
line 0: 3
line 1: 3
line 2: 8
line 4 to 7: -10
line 8 on: -13
near: -15
only: 11
organisation: -5
other: -15
otherLabel: -6
part 0: -9
part 1: 3
part 2: 6
postcode: 3
prose a: -16
prose at: -20
prose bei: -8
prose à: -6
recognized: 17
remote: -3
role: -8
shaped: -18
state: 5
town and sign: 16
town known: 10
twice: 22
whole: 12
words 4: 6
`;

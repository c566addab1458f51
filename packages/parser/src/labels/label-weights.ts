/** For each signal the weights of `LABELS`, in tenths. Written by bench/labels/train.ts. */
export const LABEL_WEIGHTS = `
after award: 5 4 -1 0 -2 -1 -4 0 1 1 0 0 0 -3
after bold: 1 -11 4 4 4 3 -5 4 -3 -1 -5 2 6 -2
after capitals: 0 -2 5 -1 -2 -1 2 -1 0 0 0 -2 6 -5
after certificate: 5 -1 -1 -1 -5 -1 6 -2 1 -1 -1 2 4 -5
after comma: 3 9 -5 4 5 2 -1 6 -11 -6 -4 0 -3 3
after commas: 1 3 2 3 -4 3 2 -3 -1 -3 -2 1 -1 -1
after company: 2 -4 1 2 -1 -5 2 -1 -1 4 1 3 -5 1
after date: 1 1 -5 -2 10 -8 -1 2 5 8 2 2 -10 -5
after date alone: -13 -1 -2 -5 2 -4 2 -2 10 5 9 0 -4 2
after degree: -2 3 -5 -2 -2 0 2 5 -1 4 0 2 0 -3
after digit: 3 -2 -1 1 2 2 3 -5 1 1 8 -6 -11 3
after edge: -7 11 -1 -2 -6 -1 -4 -4 3 -3 -4 0 16 4
after email: -5 1 6 0 2 -1 1 0 -1 -2 0 -1 -1 1
after ends in colon: 8 -1 0 0 -12 -2 -2 -1 1 1 0 0 -2 9
after far in: -7 0 3 0 -4 0 -1 1 1 1 3 -2 7 -2
after figure: -1 0 0 0 -2 7 0 0 0 0 0 0 0 -1
after first: 0 14 -2 -2 2 -1 2 -1 -1 -2 -1 -1 1 -7
after full stop: -3 -1 -6 3 7 0 0 -1 -1 -2 3 -1 -3 5
after gap: 2 5 -3 5 -10 9 -10 1 -4 -4 0 8 1 1
after heading awards: 2 0 -2 -1 -1 -1 -2 0 -1 2 0 2 4 -4
after heading certifications: 0 -1 -1 -1 -1 -1 2 -1 2 -1 -1 2 3 -3
after heading contact: 2 0 -1 0 0 -1 -1 2 0 0 0 1 -1 -1
after heading education: 0 -1 -2 0 4 2 -1 -2 0 -1 0 1 1 -1
after heading experience: 0 2 1 1 11 -4 -2 -1 -1 -1 0 -2 -1 -4
after heading languages: 3 2 1 -1 -2 -1 -1 -2 2 2 0 -2 2 -4
after heading level: -1 0 -1 6 1 0 1 0 0 0 0 0 -4 -1
after heading other: 4 0 3 0 1 -3 0 -1 0 1 0 0 5 -10
after heading projects: 2 -1 -1 -1 1 -1 3 3 -1 -2 0 -1 1 -4
after heading skills: 1 1 -2 2 -2 0 2 1 0 2 2 1 -3 -6
after heading summary: -3 1 2 6 4 -1 -1 -1 -1 -1 0 0 -4 -3
after indented: 6 -2 -1 0 1 8 -6 3 -3 -4 -5 3 -1 1
after italic: -8 -4 9 0 0 1 4 -2 0 1 -1 -1 -2 3
after label: 2 0 1 -4 -5 -6 7 -5 1 -2 2 -2 1 11
after language: 5 -1 0 -1 -2 1 -2 2 -1 -1 -1 -1 3 -2
after larger: 2 2 0 3 -2 2 -1 -3 1 3 -1 1 -1 -5
after largest: 5 -11 2 4 6 0 -3 3 -1 -3 -1 3 -1 -3
after length 0: 0 -4 3 1 -2 -3 3 6 8 0 -5 -5 -2 0
after length 1: 0 -2 -1 0 1 0 0 -5 1 3 2 4 -3 1
after length 2: 4 0 1 -4 -2 2 0 5 -3 -3 -6 -1 1 6
after length 3: 5 3 -5 2 -3 0 -1 -4 -8 -1 2 1 1 7
after length 4: 5 -5 1 -1 -1 1 -5 0 -1 -1 6 0 -1 2
after like awards: 4 0 -2 -1 -1 -1 -2 0 -2 2 0 2 4 -4
after like certifications: -2 -1 -1 -1 0 -1 2 -1 2 2 -1 0 3 -2
after like contact: 2 0 -1 0 0 -1 -1 2 0 0 0 1 -1 -1
after like education: -4 -1 -2 0 4 2 2 -2 -1 2 -1 1 1 -2
after like experience: -1 2 -2 3 6 -6 -2 -1 -1 -1 0 -2 4 0
after like languages: 8 2 1 -1 -2 -1 -1 -2 2 2 -1 -2 -1 -5
after like other: 2 -1 3 -1 0 -3 -2 -2 0 1 -1 0 7 -4
after like projects: 2 -1 -1 -1 2 -1 3 3 -1 -2 0 -1 1 -4
after like skills: 1 3 -2 2 -3 1 2 1 0 2 2 1 -2 -8
after like summary: -3 1 3 6 4 -1 -1 -1 -1 -1 0 0 -4 -4
after many cells: 14 -1 -1 -2 -5 -2 -9 3 -1 0 -1 0 1 3
after marker: -4 -2 3 0 5 1 -1 2 0 -3 7 -3 -4 -2
after no gap: 13 -10 3 -6 -8 -5 -1 -3 -3 -3 -3 2 6 18
after phone: 12 4 4 5 -5 -1 2 0 -1 -2 -2 -1 -3 -12
after place: 1 0 -3 1 3 -1 -2 2 0 0 0 0 2 -1
after project: -1 -1 2 1 -4 -2 3 3 -1 -2 2 1 1 -2
after range: -2 -4 -2 -1 7 6 0 1 -3 -3 7 4 -3 -6
after role: 0 12 -1 -10 2 3 -1 2 1 -2 -2 -4 -6 5
after school: 2 -1 2 4 1 -4 5 1 -1 -4 -1 2 -4 0
after sentence: 0 -5 2 -1 2 2 -3 -4 -2 -3 12 -3 0 3
after small letter: 2 -8 5 13 -4 7 -3 3 -5 -7 -5 2 -8 8
after smaller: -2 0 0 -2 -3 6 0 -1 0 1 2 -2 4 -4
after styled awards: 2 0 -2 0 0 0 -2 0 0 1 0 1 4 -3
after styled certifications: 1 -1 -1 -1 -1 -1 2 0 1 -1 -1 2 3 -3
after styled contact: 2 0 -1 0 -1 0 -1 2 0 0 0 1 -1 0
after styled education: 0 -1 -2 0 4 2 -1 -2 0 -1 0 1 2 -1
after styled experience: 0 2 1 0 11 -4 -2 -1 -1 -1 0 -1 -1 -4
after styled languages: 3 2 -1 -1 -2 -1 -1 -2 2 3 0 -2 1 -3
after styled other: 5 0 -1 0 0 -2 0 -1 0 1 0 1 6 -7
after styled projects: 2 -1 -1 -1 1 -1 3 3 -1 -2 0 -1 1 -4
after styled skills: 2 1 -6 2 0 0 3 1 0 1 2 2 0 -6
after styled summary: -3 2 1 6 4 -1 -1 -1 -1 -1 0 0 -4 -3
after top: 0 4 8 0 2 -2 -7 0 -3 -2 -3 -4 -2 10
after two cells: 5 0 2 -1 0 0 5 -2 -5 -2 -6 1 0 2
after verb: 6 1 -3 0 -2 -4 0 -2 0 4 2 1 0 -2
after web: -7 1 4 -1 7 -2 -1 0 0 0 0 1 -2 1
after wide gap: 2 6 -1 1 9 -4 -1 -3 -1 0 5 -3 3 -15
award: 5 0 -1 0 -4 -1 -3 1 9 -2 -1 -1 -1 -1
before award: 1 0 0 -1 3 0 4 -3 3 -2 -1 -1 -2 -2
before bold: 0 0 -4 4 0 -8 3 -4 1 6 -4 2 6 -1
before capitals: -7 1 0 3 1 -1 4 1 -3 3 1 -1 2 -6
before certificate: 7 -1 -1 -1 -1 0 -2 -2 -2 3 -1 -1 2 0
before comma: 3 -3 1 5 -7 5 7 2 -4 -3 -4 3 -2 -1
before commas: -1 -1 5 5 -4 5 -1 -2 -1 -3 -1 -4 2 -1
before company: 3 0 -7 8 -2 -2 1 1 -1 5 3 1 -6 -2
before date: -3 4 -3 -5 -5 -3 4 2 6 12 -5 6 -9 -1
before date alone: 9 -5 -2 1 -5 1 -2 -3 0 3 0 5 -3 2
before degree: 0 -1 -1 -4 7 -8 5 2 2 -2 -1 -2 -1 3
before digit: 2 1 0 5 3 -6 -2 2 2 7 1 -1 -10 -4
before edge: -1 7 2 0 -1 0 -2 0 -1 -1 -1 0 -1 -1
before email: 1 1 9 5 -1 -1 -3 -1 -1 0 -1 -1 -3 -5
before ends in colon: -1 -2 -1 1 5 -3 0 0 2 2 1 0 0 -4
before far in: 6 -3 0 4 -5 -4 -3 -1 -3 -1 -1 5 3 4
before figure: -1 0 0 -1 0 2 -1 0 0 2 -1 0 0 0
before first: -1 1 4 -7 10 -3 -1 -2 -2 -2 -2 -1 -1 5
before full stop: 3 -2 -1 -7 0 -1 3 -1 0 5 1 -3 -1 4
before gap: 2 1 -3 5 3 -11 1 -3 5 -1 -4 4 2 1
before heading awards: 0 0 0 -1 -1 0 -2 0 9 -1 -1 0 -2 0
before heading certifications: -3 0 -1 -1 0 -1 -1 2 -1 9 -1 0 -2 -1
before heading contact: 2 5 2 -1 0 0 0 0 0 0 0 -1 -1 -4
before heading education: 5 0 0 -2 -2 0 8 -1 -1 -2 -1 0 -2 -2
before heading experience: 0 -1 -1 4 4 -1 -1 0 -1 -1 -1 0 2 -3
before heading languages: -1 -1 1 -1 -1 0 -1 0 -1 -1 -1 0 8 -2
before heading level: -2 0 0 -3 6 0 1 0 0 0 0 0 0 -1
before heading other: 2 -3 3 -2 -2 -2 -1 -1 -1 -1 -1 -1 7 2
before heading projects: 2 0 2 -1 -3 0 -1 0 -1 -1 7 0 -2 -2
before heading skills: -3 -1 -2 -2 -1 2 2 0 0 -1 0 0 7 0
before heading summary: -1 0 -1 9 -1 -1 -1 0 0 0 0 -1 -1 0
before indented: -4 -5 -2 -3 2 -1 4 -4 -1 4 5 1 3 2
before italic: 8 -1 2 -2 0 2 -3 2 -1 -2 -1 -1 -1 -2
before label: 4 4 4 -4 -7 -1 6 5 -2 -8 0 -3 4 -2
before language: -3 3 0 -1 2 -3 1 0 -1 -1 -1 -2 4 1
before larger: 8 1 1 1 -1 -5 1 2 1 2 -3 -4 -5 -1
before largest: -1 -3 -2 2 3 -3 -2 -3 3 4 1 -1 -3 4
before length 0: -2 -3 2 5 -2 0 -1 -4 3 0 1 -4 5 0
before length 1: -1 -2 0 -4 -1 -4 0 2 1 3 -4 3 5 1
before length 2: 0 -7 3 0 1 4 5 -1 1 -2 -3 -4 1 2
before length 3: 4 4 -6 -5 -1 4 -8 -3 -3 -3 2 3 5 8
before length 4: 5 5 -2 0 -9 -5 -1 4 -1 0 0 0 -4 9
before like awards: -1 0 -1 -1 2 0 -2 0 8 -1 -1 0 -2 -1
before like certifications: -1 0 -1 -1 0 -1 -2 3 -2 10 -1 -1 -2 0
before like contact: 2 5 2 -1 0 0 0 0 0 0 0 -1 -1 -4
before like education: 1 -1 -1 -2 1 0 6 -1 -1 1 -1 0 -2 0
before like experience: -3 -1 -1 5 5 -1 -1 0 -1 -1 -1 0 2 -1
before like languages: -1 -1 1 -1 1 0 -1 -1 -1 -1 -1 -1 10 -3
before like other: 1 -2 2 -2 -2 -2 0 -1 -1 1 -1 -1 6 3
before like projects: 2 0 2 -1 -3 0 -1 0 -1 -1 7 0 -2 -2
before like skills: -7 -1 -4 -2 -1 3 2 -1 -1 -1 -1 0 6 6
before like summary: -1 0 -1 3 -2 -2 -1 0 0 0 0 -1 -2 7
before many cells: -1 3 0 -2 -12 2 2 3 -1 -2 -1 -2 -1 12
before marker: -2 3 -3 -3 5 0 -2 0 1 0 0 -2 7 -4
before no gap: -9 -1 -3 0 0 5 4 -3 -2 -3 3 0 10 0
before phone: 4 2 8 -5 -3 -1 -3 -1 0 0 -1 -1 -1 0
before place: -1 -1 8 -2 -1 4 -1 3 0 -1 0 0 -2 -6
before project: 0 -1 -1 -2 -1 -1 -4 0 -1 -1 7 1 -1 4
before range: 2 0 -1 -4 14 -2 4 0 -4 -8 -2 6 -4 -2
before role: -6 1 1 1 5 4 -4 1 -1 -1 -3 -1 -1 2
before school: 5 2 -3 -2 -5 -2 2 1 0 1 -1 2 -5 6
before sentence: 0 -3 -4 2 -2 2 -3 1 -1 4 4 5 -4 0
before small letter: 2 1 -3 3 6 0 6 1 -3 0 0 -1 -9 -4
before smaller: -3 4 1 2 -2 2 -4 1 0 -1 1 2 0 0
before styled awards: 0 0 0 -1 1 0 -1 0 6 -1 -1 0 -1 0
before styled certifications: -2 0 0 -1 2 0 -1 2 -1 6 -1 0 -2 -1
before styled contact: 1 5 1 -1 1 0 0 0 0 0 0 0 -1 -3
before styled education: 5 0 0 -2 -2 0 7 -1 -1 -2 -1 0 -1 -2
before styled experience: 0 -1 -1 4 4 -1 -1 0 -1 -1 -1 0 2 -3
before styled languages: 0 -1 1 -1 -1 0 -1 0 -1 -1 0 0 5 -1
before styled other: 0 -2 -1 -1 -1 -2 -1 -1 -1 -1 -1 -1 6 6
before styled projects: 2 0 2 -1 -2 0 -1 0 -1 -1 5 0 -2 -2
before styled skills: -3 0 -1 -1 -1 3 2 0 0 -1 0 0 3 0
before styled summary: -1 0 -1 7 -1 -1 0 0 0 0 0 0 -1 0
before top: 6 -1 2 7 3 -4 1 -2 -4 0 1 -5 0 -3
before two cells: 4 -5 2 -1 -1 -1 5 -4 0 2 0 3 -7 3
before verb: 3 -2 -2 0 -3 8 -3 0 -4 -4 2 1 0 2
before web: 0 10 4 -6 2 1 -5 -1 0 0 -1 0 -2 -1
before wide gap: -11 5 1 2 -1 0 -2 -2 3 5 5 0 0 -2
bold: 5 -4 -13 -2 11 -6 4 -2 9 2 8 -10 -8 4
capitals: 13 7 -4 -5 -6 -2 -7 -5 -1 7 -1 -2 -2 10
certificate: 8 0 -1 -1 -4 -1 1 -1 -2 4 -1 0 4 -6
comma: -14 -10 12 -2 13 -5 11 10 -2 -7 -4 -2 8 -7
commas: 0 -9 14 -1 4 -11 -3 7 -4 -7 -2 -6 13 7
company: -9 -7 0 1 11 -8 4 -7 8 11 1 4 -3 -5
date: 3 -6 -6 -8 16 -9 8 5 3 4 7 -12 -11 7
date alone: 33 -1 -1 -4 -20 -9 -16 -2 -7 -10 -4 -3 -2 46
degree: -2 -3 4 -2 0 -4 18 -9 -3 -1 -2 2 -1 3
digit: 0 -1 6 3 -6 10 -7 -13 -2 2 -2 7 -12 14
email: -4 -5 32 -3 -5 -1 -2 -1 0 -1 0 -1 -4 -6
ends in colon: 15 -1 -1 -1 -8 -6 -1 0 0 -1 -1 0 -2 6
far in: -7 8 4 2 7 0 4 0 -2 -3 -3 1 -8 -3
figure: 2 0 0 0 -3 -3 0 0 0 0 0 0 0 6
first: -8 13 1 1 -2 -2 4 -2 -2 -2 -2 -1 -1 2
first page: 1 -4 -3 1 6 6 9 -3 -6 0 -9 -10 7 5
full stop: -4 -4 -9 9 -6 18 0 -1 -6 -2 -2 3 -3 8
gap: 1 -6 -6 5 3 -8 4 0 7 4 15 -10 -2 -7
heading awards: 7 0 0 0 -1 0 0 0 -1 0 0 0 0 -2
heading certifications: 7 0 0 0 0 0 0 0 0 -3 0 0 -1 0
heading contact: 9 -6 -4 -1 -2 0 -1 0 0 0 -2 -1 5 1
heading education: 6 -1 0 -1 -1 1 0 1 0 6 -1 0 0 -9
heading experience: 2 -3 -1 5 -4 -2 0 0 0 0 -1 0 0 5
heading languages: 4 0 -1 0 0 0 0 0 0 0 0 0 -10 9
heading level: -2 0 0 -2 -1 3 -1 0 0 0 0 0 0 4
heading other: -4 1 -1 -1 -2 5 0 0 0 0 -1 0 -4 9
heading projects: 3 0 0 0 0 0 0 0 0 0 -1 -1 -1 2
heading skills: 9 -1 -3 0 -1 -1 -1 0 0 0 -1 0 0 -1
heading summary: 8 -1 -1 -5 -2 2 0 0 0 0 -1 0 0 1
indented: 1 3 1 -6 -3 11 -8 13 -1 -5 -3 1 -6 1
italic: -4 -4 2 2 7 -3 3 -1 -1 2 0 -3 -3 3
label: -6 -3 1 -1 7 -7 -17 15 -1 -8 1 -3 12 10
language: -4 -1 -1 -1 -1 0 2 0 -1 -1 -1 -1 16 -6
larger: 7 0 -1 1 1 -7 2 0 0 -2 0 -3 -6 7
largest: 11 18 -2 -4 2 4 -6 -4 -2 -2 0 -2 -24 10
length 0: 17 -6 1 3 3 -16 3 0 -6 2 0 -15 1 13
length 1: 15 4 6 0 6 -10 -5 -14 -2 -6 3 -5 6 5
length 2: 8 10 0 -8 -7 4 -7 -1 3 2 -3 2 -1 -3
length 3: -21 -3 -3 -5 -4 11 -8 10 7 1 -2 9 9 0
length 4: -13 -2 -5 7 -11 11 9 2 -1 -3 -3 8 -4 5
like awards: 7 0 0 0 -1 0 -1 0 0 0 0 0 0 -2
like certifications: 4 0 0 0 0 -1 -1 1 -1 2 -1 -1 -1 -1
like contact: 9 -6 -4 -1 -2 0 -1 0 0 0 -2 -1 5 1
like education: 6 -2 -1 -2 -11 -3 4 -1 -1 8 -1 -1 -1 6
like experience: 10 -4 -2 7 -5 -4 0 0 0 0 -1 0 -1 1
like languages: 6 -1 -1 0 0 0 -1 0 0 -1 -1 -1 -7 8
like other: -6 0 -2 -1 -3 6 -2 1 2 2 -1 -1 -2 7
like projects: 3 0 0 0 0 0 0 0 0 0 -1 -1 -1 2
like skills: 8 -1 -3 -2 3 -1 -1 -1 0 -1 -1 0 1 -1
like summary: 7 -3 -1 -6 -3 2 0 0 0 0 -1 0 0 5
many cells: 12 -2 0 -4 -2 -2 -5 2 -1 -2 -2 -2 2 7
marker: -7 -2 2 -3 -20 13 -9 12 3 1 -6 14 -1 2
no gap: 14 -1 2 -5 0 -5 2 -9 0 2 -3 0 -5 7
phone: -2 -2 29 -3 -3 -1 -2 0 0 -1 0 -1 -4 -9
place: -3 -5 18 -3 9 -4 2 -1 0 -2 0 0 -3 -8
project: 2 18 -9 -2 -1 0 -3 0 0 -1 -2 1 -1 0
range: 8 -2 0 -1 20 -21 10 -5 -2 -4 3 -6 -3 4
role: -8 -8 -14 21 20 -15 -2 -1 10 8 -4 -2 -5 0
school: -6 -1 -2 3 -3 -4 22 -8 1 2 4 -2 -2 -3
sentence: -6 -3 -12 13 -9 23 -2 0 -2 -5 -5 18 -1 -8
since 0: 17 -5 -4 -2 -9 8 -3 -1 -2 1 -4 -2 -2 9
since 1: 1 4 3 4 -2 -3 1 -1 -1 -2 0 -3 2 -3
since 2: -2 -3 0 4 -4 -8 4 0 5 -3 -2 2 4 3
since 3: -1 -1 -3 0 -2 0 -2 -1 -2 -3 1 4 5 7
since 4: -8 7 2 -9 4 2 -8 0 1 3 1 -1 2 4
small letter: 2 -2 14 6 -11 -5 2 3 -2 -5 -8 -1 -1 9
smaller: 0 12 8 -1 -4 0 -5 -1 -2 -3 -4 0 -4 3
styled awards: 6 0 0 0 -1 0 0 0 -1 0 0 0 0 -2
styled certifications: 6 0 0 0 0 0 0 0 0 -3 0 0 -1 0
styled contact: -4 0 -1 0 -1 0 0 0 0 0 0 0 5 2
styled education: 4 -1 0 -1 -1 1 0 1 0 6 -1 0 0 -8
styled experience: 1 -3 -1 5 -4 -2 0 0 0 0 -1 0 0 6
styled languages: 0 0 0 0 0 0 0 0 0 0 0 0 -5 7
styled other: -3 2 0 0 0 7 0 0 0 0 -1 0 -3 -1
styled projects: 2 0 0 0 0 0 0 0 0 0 -1 -1 -1 3
styled skills: -1 0 0 0 0 0 0 0 0 0 0 0 3 2
styled summary: 6 -1 -1 -5 -2 2 0 0 0 0 -1 0 0 2
top: 1 6 5 2 3 -2 0 -2 -3 -3 -1 -4 -1 1
two cells: 5 4 8 -9 11 -21 5 1 -1 1 1 -5 0 0
under awards: -1 -1 -1 -2 -1 -1 -4 -1 25 -5 -2 -2 -4 -1
under awards 0: 6 0 0 0 -1 0 0 0 -1 0 0 0 0 -2
under awards 1: 0 0 0 -1 1 0 -1 0 6 -1 -1 0 -1 0
under awards 2: -6 -1 0 -1 -1 -1 -3 -1 20 -3 -1 -2 -2 2
under certifications: -1 -2 2 -3 -3 -2 -5 4 -4 19 -3 -3 -5 5
under certifications 0: 6 0 0 0 0 0 0 0 0 -3 0 0 -1 0
under certifications 1: -2 0 0 -1 2 0 -1 2 -1 6 -1 0 -2 -1
under certifications 2: -5 -2 3 -1 -4 -1 -4 1 -3 16 -1 -2 -2 6
under contact: -5 2 5 -5 1 -3 -2 -1 -1 -1 -1 3 1 6
under contact 0: -4 0 -1 0 -1 0 0 0 0 0 0 0 5 2
under contact 1: 1 5 1 -1 1 0 0 0 0 0 0 0 -1 -3
under contact 2: -2 -2 5 -3 2 -3 -1 -1 -1 -1 0 3 -3 7
under education: 5 -2 -2 -5 -10 -3 19 13 0 4 -5 -5 -2 -6
under education 0: 4 -1 0 -1 -1 1 0 1 0 6 -1 0 0 -8
under education 1: 5 0 0 -2 -2 0 7 -1 -1 -2 -1 0 -1 -2
under education 2: -4 0 -2 -3 -8 -4 12 12 1 0 -4 -5 0 4
under experience: 3 -7 -4 2 17 13 -9 -5 -6 -7 -1 0 -1 5
under experience 0: 1 -3 -1 5 -4 -2 0 0 0 0 -1 0 0 6
under experience 1: 1 -1 -1 4 3 -1 -1 0 -1 -1 -1 0 2 -3
under experience 2: 1 -3 -2 -7 18 16 -7 -5 -4 -5 1 0 -4 2
under languages: -5 4 0 3 -2 -1 -2 -1 -2 -2 -1 -2 10 2
under languages 0: 0 0 0 0 0 0 0 0 0 0 0 0 -5 7
under languages 1: 0 -1 1 -1 -1 0 -1 0 -1 -1 0 0 5 -1
under languages 2: -4 5 -1 4 -1 -1 -1 -1 -1 -1 -1 -1 9 -5
under none: -3 5 5 3 0 -9 5 -4 0 -2 -1 -3 1 1
under none 1: -6 5 3 0 -1 0 -1 0 0 -1 -1 0 -1 3
under none 2: 4 -1 3 2 1 -8 7 -3 0 -2 0 -3 2 -2
under other: 7 7 -1 -2 -10 4 -3 2 -5 -7 -2 -2 5 8
under other 0: -3 2 0 0 0 7 0 0 0 0 -1 0 -3 -1
under other 1: 0 -2 -1 -1 -1 -2 -1 -1 -1 -1 -1 -1 6 6
under other 2: 9 7 -1 -1 -8 0 -2 2 -4 -6 -1 -1 2 3
under projects: 0 2 4 -4 -10 -10 -5 -3 -4 1 14 18 -2 -1
under projects 0: 2 0 0 0 0 0 0 0 0 0 -1 -1 -1 3
under projects 1: 2 0 2 -1 -2 0 -1 0 -1 -1 5 0 -2 -2
under projects 2: -4 3 1 -3 -7 -10 -3 -3 -3 3 9 20 0 -2
under skills: 0 -1 -3 -4 4 3 -1 -4 -2 -3 -2 -3 11 5
under skills 0: -1 0 0 0 0 0 0 0 0 0 0 0 3 2
under skills 1: 2 0 -1 -1 -1 3 2 0 0 -1 0 0 -3 1
under skills 2: 0 -1 -3 -3 5 1 -2 -3 -2 -2 -2 -2 11 2
under summary: 4 -4 -5 13 -2 7 -1 -1 -1 -1 -2 -2 -2 -3
under summary 0: 6 -1 -1 -5 -2 2 0 0 0 0 -1 0 0 2
under summary 1: -1 0 -1 7 -1 -1 0 0 0 0 0 0 -1 0
under summary 2: 0 -3 -4 11 1 6 0 -1 -1 -1 -1 -2 -1 -4
verb: -5 -3 -2 -2 -7 10 -5 0 -2 6 1 8 0 0
web: -5 10 20 -5 -5 -1 -5 -1 -1 -1 -1 0 -3 -1
wide gap: 7 6 2 1 -1 -3 -4 0 -3 0 -1 -1 -8 6
`;

/** The weights of each label behind each, by the first; behind the start of a column last. */
export const TRANSITIONS = `
16 -17 3 -4 4 -3 -1 -4 6 8 13 -1 19 -23 5 -9 3 3 9 7 0 -2 -2 -2 -2 -2 -3 -14 4 4 13 -4 1 0 -5 -2 -1 -2 -2 -3 -7 2 -7 -2 0 17 9 -10 -4 -2 -1 1 -2 -3 -3 6 -9 -2 1 -1 6 14 -6 -4 1 -4 -2 -6 -6 9 -5 -3 -4 -3 5 17 0 -2 -2 1 -6 -6 -4 13 6 1 -2 0 -7 -5 10 6 -4 -6 -2 -4 -3 8 -1 7 -2 -1 -4 -5 7 16 -2 -2 -1 -2 -3 -6 8 -1 -2 -1 -2 -2 -3 -1 16 -3 -1 -2 -3 -5 9 -2 0 -2 -6 -3 -2 -2 -4 17 -2 -3 -4 1 -7 -1 -2 -2 -4 -4 -2 -1 -2 -2 -1 21 -3 8 3 1 -5 -2 -6 -7 -3 -2 -2 -3 15 13 -4 0 -16 10 -2 -3 -8 0 -4 -5 -2 -6 -4 -6 30 11 1 11 -3 -1 -11 -1 5 3 -1 0 -7 3 6 9 -1 7 2 0 -1 0 -2 -1 -1 -1 -1 0 -1 -1
`;

/** For each signal the weights of `LABELS`, in tenths. Written by bench/labels/train.ts. */
export const LABEL_WEIGHTS = `
after award: 6 6 4 -4 -2 -9 -4 -1 4 -2 -1 7 -1 -3
after bold: 1 -14 3 5 6 6 -2 7 -10 -1 -7 3 9 -5
after capitals: -8 7 -2 -5 1 0 -4 2 1 1 0 1 10 -4
after certificate: 5 -2 2 -2 -7 0 8 -5 5 -2 -3 4 4 -7
after comma: 4 10 -4 10 1 -3 -6 6 -12 -3 -1 -4 -3 6
after commas: 1 3 -5 3 4 4 0 -2 -5 -3 -7 5 2 -1
after company: 3 -3 -2 -6 -5 -1 2 3 7 1 1 3 -6 2
after date: 3 4 -7 2 9 -6 -1 5 8 7 -8 3 -17 -3
after date alone: -4 -4 -3 -14 5 -1 4 -3 4 15 9 0 -9 1
after degree: -4 -6 5 -4 -6 3 5 1 -5 11 2 3 -1 -4
after digit: 5 -4 3 0 1 4 6 -5 1 0 9 -1 -20 1
after edge: -16 12 -2 -4 -15 -6 -2 -8 7 7 -5 4 24 4
after email: -15 4 16 -3 6 -1 3 -1 3 -2 -1 -1 0 -7
after ends in colon: 8 -1 3 3 -14 -7 -5 -6 -2 2 0 1 5 13
after far in: -5 2 3 1 -7 2 -5 0 6 1 -3 3 7 -4
after figure: -1 0 0 -1 3 9 -1 0 0 0 -3 -3 0 -1
after first: 0 14 0 -5 2 -1 3 -2 -2 0 -3 -1 1 -7
after full stop: 0 2 -7 3 12 -4 -5 -3 -3 -2 0 0 -6 11
after gap: 5 -4 0 1 -11 15 -12 5 0 1 -7 13 -7 1
after heading awards: 6 -1 -1 -1 1 -2 0 -2 -1 0 0 2 1 -3
after heading certifications: 1 -1 0 0 0 0 0 -1 1 -1 0 0 -3 3
after heading contact: 1 1 -1 1 1 -1 -1 0 0 0 0 0 0 -1
after heading education: -2 -1 -2 -2 4 5 -2 -1 0 -1 0 0 0 4
after heading experience: 2 0 2 -2 7 -3 -2 1 0 -1 0 -1 0 -4
after heading languages: 4 1 -1 -1 -1 -1 2 -2 0 1 0 0 2 -4
after heading level: -4 -1 2 12 4 1 0 2 1 2 1 -4 -10 -5
after heading other: 3 -1 2 0 1 -1 0 -1 0 0 0 0 3 -6
after heading projects: 4 -1 0 0 -1 -2 2 0 0 -1 0 -1 1 -1
after heading skills: 5 2 -1 -2 -2 -1 0 0 1 1 2 2 -1 -6
after heading summary: -5 4 3 6 3 0 -1 0 0 -1 0 0 -5 -2
after indented: 9 -3 -8 -8 6 6 0 3 -5 -5 -6 3 2 5
after italic: -6 -9 13 -4 6 1 -1 -1 2 10 -3 3 -4 -6
after label: 6 0 4 -6 -8 -11 14 -8 3 6 1 -1 -7 9
after language: 7 -2 2 -3 -3 -1 -1 -1 -2 -5 -2 2 3 8
after larger: -4 2 -6 4 5 1 2 -4 3 0 1 2 0 -7
after largest: 0 -9 2 7 15 6 2 6 -1 -10 -2 -4 8 -21
after length 0: 3 5 0 -3 -3 -6 4 1 2 -2 -7 -1 0 8
after length 1: 1 -1 -5 1 1 -3 0 1 2 -1 3 2 -4 3
after length 2: 5 5 0 -5 3 1 -4 5 -5 -7 -5 1 -1 8
after length 3: 6 -7 2 2 2 6 -3 -4 -13 -3 4 0 -4 10
after length 4: 8 -9 -2 -2 -5 7 -7 0 1 0 8 -2 -2 5
after like awards: 5 -1 -1 -1 1 -2 0 -2 -1 0 0 2 1 -1
after like certifications: 0 -1 0 -1 0 0 2 -1 1 1 0 0 -3 2
after like contact: 1 1 -1 1 1 -1 -1 0 0 0 0 0 0 -1
after like education: -2 -1 -3 -1 6 5 -1 -1 0 1 -1 -1 0 -1
after like experience: 2 0 1 0 5 -3 -2 1 0 -1 0 -1 1 -1
after like languages: 6 1 -1 -1 -1 -1 2 -2 0 1 0 0 1 -6
after like other: 1 -1 3 -1 3 -1 -3 -1 1 1 0 -1 5 -6
after like projects: 4 -1 0 0 -1 -2 2 0 0 -1 0 -1 1 -1
after like skills: 0 2 -2 0 -4 -1 0 0 1 1 2 2 0 -3
after like summary: -5 4 3 6 3 0 -1 0 0 -1 0 0 -5 -2
after many cells: 10 1 -1 -3 -8 4 -10 2 -1 2 -1 -1 5 2
after marker: 2 -4 6 -7 1 -9 2 2 0 -2 7 -3 -1 5
after no gap: 10 -4 3 3 -14 -10 -3 -3 3 0 -4 4 4 11
after phone: 8 5 3 9 -3 -1 5 -1 2 -2 -2 -1 -3 -19
after place: 1 -2 -1 4 5 -1 -3 0 2 3 -3 0 1 -7
after project: 4 -2 -1 1 -4 -10 6 8 -3 -5 8 1 2 -6
after range: -2 -6 -4 5 7 12 6 5 -11 -9 3 8 -5 -8
after role: 1 7 2 3 0 2 -2 3 1 -5 -4 -12 -2 6
after school: 2 -5 -2 5 6 -3 2 3 -8 1 -5 4 -5 3
after sentence: 10 -6 -1 -5 9 0 -6 -5 -1 -5 9 -3 -2 5
after small letter: 4 -12 6 14 -1 11 -8 6 -5 -1 -6 -5 -12 9
after smaller: 0 -3 4 -1 -1 0 -4 -1 4 0 3 5 -1 -5
after styled awards: 6 -1 -1 -1 1 -2 0 -2 0 0 0 1 1 -2
after styled certifications: 1 -1 0 0 0 0 0 -1 1 -1 0 0 -3 3
after styled contact: 1 1 -1 1 0 0 -1 0 0 0 0 0 0 -1
after styled education: -2 -1 -2 -2 4 5 -2 -1 0 -1 0 0 0 4
after styled experience: 2 0 2 -2 8 -3 -2 1 0 -1 0 -1 0 -4
after styled languages: 4 1 -1 -1 -1 -1 2 -2 0 1 0 0 2 -4
after styled other: 3 0 0 0 0 -1 0 -1 0 0 0 0 3 -4
after styled projects: 4 -1 0 0 -1 -2 2 0 0 -1 0 -1 1 -1
after styled skills: 4 2 -1 -2 -2 -1 0 1 1 1 2 3 -1 -6
after styled summary: -4 4 2 6 3 0 -1 0 0 -1 0 0 -5 -2
after top: 1 7 16 -2 -1 -11 -3 -4 -7 -5 1 -1 0 10
after two cells: 7 0 5 4 2 -6 -1 -3 -1 6 -12 0 -7 6
after verb: 1 3 -3 1 -2 -7 -7 0 1 4 6 1 6 -3
after web: -9 1 -1 3 4 -8 -1 -1 4 3 -2 5 0 1
after wide gap: 2 -3 0 6 11 -1 7 1 -2 1 8 -6 0 -24
award: 18 -1 -2 -1 -4 -3 -11 3 19 -10 -1 -2 -5 0
before award: 6 -1 2 0 -2 -2 2 -5 19 -11 -2 -2 -5 0
before bold: 1 0 -3 4 -3 -10 3 -6 2 4 3 4 4 -3
before capitals: -7 -3 -1 1 -1 6 11 4 -3 5 3 -6 7 -16
before certificate: 9 -1 -2 4 -8 1 -6 -4 -13 26 -3 -5 -4 5
before comma: 4 2 2 4 -4 4 7 1 -8 -3 -8 0 -4 4
before commas: -1 1 1 4 -2 9 -4 -5 -1 -4 -6 1 12 -4
before company: -2 0 -4 3 -3 3 -1 2 8 2 -2 -2 -2 -4
before date: -6 5 -5 -9 -4 -6 10 4 12 11 -6 10 -11 -5
before date alone: 8 -11 -4 1 -2 12 1 -6 -5 4 1 4 -1 -1
before degree: 4 -4 -1 -6 6 -13 10 6 7 -8 -2 -5 5 2
before digit: 3 0 -2 11 -1 -12 -3 7 5 9 4 0 -17 -4
before edge: 3 3 -1 0 -3 -1 -3 -1 -1 3 -2 -1 -2 5
before email: -7 -2 12 5 6 -2 -2 -1 1 -2 -2 -1 -1 -6
before ends in colon: -5 -5 -1 2 18 -2 1 -3 0 4 2 -3 -2 -5
before far in: 7 -12 -3 11 -7 -4 -4 -2 0 0 -2 7 2 5
before figure: -4 0 0 -1 0 4 -1 -1 0 3 -2 -3 0 8
before first: -2 7 5 2 10 -8 -2 -1 -2 -4 -5 0 -3 5
before full stop: 5 6 -7 -8 2 -4 4 0 0 4 7 -11 -3 5
before gap: -6 4 -4 4 5 -3 0 -6 4 -2 -8 6 7 -1
before heading awards: 1 0 0 0 2 0 -1 0 3 -1 0 0 -1 -1
before heading certifications: 2 0 0 1 -1 0 -1 2 -2 4 -1 -1 -1 -2
before heading contact: 2 3 0 -2 0 -1 0 0 0 0 0 3 -1 -2
before heading education: 2 0 0 -2 -1 0 1 1 -1 -2 -1 0 -1 3
before heading experience: 2 -1 1 2 4 0 -2 0 -1 -1 -1 0 -1 -2
before heading languages: 0 -1 0 0 0 0 0 0 0 -1 0 0 4 0
before heading level: -4 -2 0 0 -2 1 1 2 1 1 3 -1 -3 2
before heading other: 0 -1 2 -1 -2 0 -1 0 -1 -1 -1 -1 5 2
before heading projects: 3 0 2 0 -2 0 -1 0 -1 -1 2 -1 -1 -1
before heading skills: -1 0 0 -1 -1 2 2 0 0 0 0 0 1 -1
before heading summary: 0 0 0 5 0 -1 0 0 0 0 0 -1 -1 -1
before indented: -3 -17 3 -2 5 -3 8 -4 4 5 18 -12 1 -3
before italic: 4 -3 2 -3 -2 4 -4 2 -1 -2 -2 4 2 -2
before label: 5 2 1 -1 -4 -4 8 9 -2 -4 -2 3 -7 -3
before language: -1 5 -2 5 -2 0 0 -1 -3 -2 -1 -2 0 3
before larger: 3 0 -1 11 -2 -3 6 3 -1 1 -4 -10 7 -10
before largest: -6 -2 -14 7 7 -12 6 -4 6 6 -1 -3 12 -1
before length 0: -6 2 5 -6 -3 -12 1 -5 10 2 4 -1 6 2
before length 1: -5 -6 0 1 -1 -2 0 1 1 1 2 4 3 0
before length 2: -1 -7 5 2 1 5 1 -5 -2 -3 -3 -5 5 7
before length 3: 4 7 -11 -2 -1 12 -6 1 -12 -6 -1 3 3 10
before length 4: 11 6 -4 -4 -11 -2 -4 5 -3 -3 -3 3 -4 14
before like awards: 1 0 0 0 2 0 -1 0 4 -1 0 0 -2 -1
before like certifications: 1 0 -1 1 -2 0 -1 2 -2 5 -1 -1 -1 -2
before like contact: 2 3 0 -2 0 -1 0 0 0 0 0 3 -1 -2
before like education: 3 0 -1 -2 4 -3 2 -1 -1 -1 -1 0 -1 1
before like experience: -4 -1 1 1 4 0 -2 0 -1 -1 -1 0 -1 4
before like languages: 0 -1 0 0 0 0 -1 0 0 -1 0 0 5 0
before like other: 0 3 2 -1 -2 -1 -3 0 -3 1 -1 -1 3 2
before like projects: 3 0 2 0 -2 0 -1 0 -1 -1 3 -1 -1 -1
before like skills: 2 0 -2 0 -4 4 2 -1 0 -1 0 0 -1 3
before like summary: 0 0 0 -1 -2 -2 0 0 0 0 0 -1 -1 7
before many cells: 1 8 -2 -1 -7 4 -5 9 -2 -3 -1 -3 5 -3
before marker: 0 13 -6 -5 8 -3 -6 -8 4 2 1 -7 11 -5
before no gap: -6 2 1 6 -8 0 3 -4 4 2 1 -3 8 -5
before phone: 16 -1 9 -6 -8 0 -1 -1 1 -1 -1 -1 2 -8
before place: 2 1 5 -4 7 5 -1 3 0 -1 -1 -4 -3 -8
before project: 7 -1 -5 -2 -16 -7 -5 0 -3 -4 27 6 -4 6
before range: 2 -4 -6 -7 24 3 17 4 -12 -22 2 6 -8 0
before role: 1 1 7 -5 4 10 -5 2 -11 4 -8 -8 1 8
before school: 10 5 -4 -5 -2 -6 6 2 -8 2 -4 1 -6 11
before sentence: -1 -4 -9 4 0 3 -4 -3 -4 7 2 10 0 0
before small letter: 7 -1 -6 9 0 10 4 -3 0 0 1 -10 -11 -1
before smaller: -2 4 3 -3 -3 4 -11 2 3 -4 6 5 -1 -3
before styled awards: 1 0 0 0 3 0 -1 0 3 -1 0 0 -1 -1
before styled certifications: 2 0 0 1 -1 0 -1 2 -1 3 -1 0 -1 -2
before styled contact: 1 3 0 -2 0 0 0 0 0 0 0 3 -1 -1
before styled education: 2 0 0 -2 -1 0 1 1 -1 -2 -1 0 -1 3
before styled experience: 2 -1 1 2 4 0 -2 0 -1 -1 -1 0 -1 -2
before styled languages: 0 -1 0 0 0 0 0 0 0 -1 0 0 4 0
before styled other: -2 -1 0 0 -1 -1 -1 0 -1 -1 -1 -1 3 6
before styled projects: 3 0 2 0 -1 0 -1 0 -1 -1 2 -1 -1 -1
before styled skills: -1 0 0 -1 0 2 2 0 0 0 0 0 1 -1
before styled summary: 0 0 0 4 0 -1 0 0 0 0 0 0 -1 0
before top: 5 3 8 14 0 -2 -4 -2 -10 -4 0 -9 0 1
before two cells: 3 2 0 -3 0 6 -2 -6 3 4 -8 2 -4 3
before verb: 0 0 -3 7 -3 3 -1 -1 -7 -4 -2 4 -2 8
before web: 3 5 -1 -7 -2 -1 -2 -2 3 -2 -5 2 0 8
before wide gap: -4 4 5 0 4 -7 -6 -5 4 -3 1 3 4 1
bold: 9 -7 -16 2 8 -12 7 1 13 3 4 -8 -13 8
capitals: 21 -2 -2 1 -15 1 -8 -4 -5 10 -5 -4 -3 15
certificate: 18 -1 -1 -2 -4 1 -4 -2 -3 9 -1 -4 5 -11
comma: -8 -13 16 0 6 -11 13 13 0 -1 -5 -7 10 -12
commas: 10 -15 17 -1 7 -23 0 9 -7 -16 -1 -10 22 8
company: -6 -8 -5 9 15 -9 1 -9 11 10 2 -2 -11 -1
date: 4 -9 -8 -15 26 -8 13 14 12 3 6 -25 -24 11
date alone: 50 -1 -2 -2 -11 -12 -25 -2 -11 -22 -12 -3 -3 57
degree: 3 -8 8 -7 -9 1 37 -5 -8 -2 -8 3 -2 -3
digit: 2 6 7 11 -14 12 -12 -23 -5 10 -8 14 -20 20
email: -8 -4 36 -6 -6 -1 -1 0 0 -1 0 -1 -3 -5
ends in colon: 15 -1 -3 -1 -12 -5 -2 0 -1 -2 -2 0 13 3
far in: 3 11 12 2 7 -4 -1 -3 -4 -1 -8 0 -7 -6
figure: 4 0 0 -1 -2 2 0 0 0 0 -1 -5 0 4
first: -11 10 2 1 5 -2 3 -2 -2 -1 -4 -2 -4 8
first page: 0 -9 -1 4 14 -1 6 -2 -1 0 -4 -5 1 -3
full stop: 0 -6 -10 15 -5 25 -5 -2 -12 -4 -4 3 -8 12
gap: 8 -6 -2 7 3 -11 3 2 2 5 3 -14 0 -1
heading awards: 3 0 0 0 0 0 0 0 -1 0 0 0 0 0
heading certifications: 3 0 0 0 0 0 0 0 0 -2 0 0 0 0
heading contact: 1 -2 -2 -1 -2 0 -1 0 0 0 0 0 5 1
heading education: 0 -1 0 -1 0 1 0 1 0 5 0 0 0 -6
heading experience: 0 -2 -1 3 -3 -2 0 0 0 0 0 0 2 3
heading languages: 1 0 0 0 0 0 0 0 0 -1 0 0 -4 6
heading level: 7 -2 -1 2 -5 -1 0 -1 -1 -2 0 -1 -4 9
heading other: -4 3 -2 0 -3 6 0 -1 0 -1 -1 0 -4 7
heading projects: 2 0 0 0 0 0 0 0 0 0 0 -1 0 1
heading skills: 3 -1 -1 0 0 -1 -1 0 0 0 -1 0 2 0
heading summary: 3 -1 -1 -3 -1 3 0 0 0 0 0 0 0 0
indented: -7 6 -1 -9 -10 12 -7 22 -2 -4 0 1 -2 2
italic: -12 -6 4 0 6 -10 9 3 3 5 5 -5 -3 0
label: -5 -7 3 -1 7 -12 -23 18 1 -6 4 -6 11 13
language: -5 -2 -2 -3 -2 -1 7 -3 -4 -5 -2 -2 32 -9
larger: 18 -2 -1 -8 2 -7 7 0 -2 0 0 -3 -16 12
largest: 20 38 -4 -10 2 -7 3 -4 -6 -4 -3 -5 -26 6
length 0: 20 -5 7 7 -2 -19 -1 0 -15 6 8 -11 -7 13
length 1: 16 5 7 -7 1 -12 -5 -12 2 0 4 -14 8 6
length 2: 8 12 -3 -11 -6 6 -10 -7 4 1 -6 7 4 0
length 3: -22 -4 -6 -9 -4 15 -6 12 8 -6 -3 13 7 5
length 4: -16 -3 -12 9 -7 9 10 2 -4 -6 -5 9 -1 14
like awards: 3 0 0 0 -1 0 0 0 0 0 0 0 0 -1
like certifications: 3 0 0 0 -1 0 -1 2 -1 2 0 0 -1 -1
like contact: 1 -2 -2 -1 -2 0 -1 0 0 0 0 0 5 1
like education: -1 -1 0 -3 -10 -3 4 -1 -1 7 -1 0 -1 10
like experience: 2 -3 -2 5 -2 -3 -1 1 0 0 0 0 2 2
like languages: 3 0 0 0 0 0 -1 0 0 -1 0 0 -4 4
like other: -2 2 -3 -1 -1 8 -6 -1 0 0 -1 0 -2 6
like projects: 1 0 0 0 0 0 0 0 0 0 0 -1 0 1
like skills: 3 -1 -1 -2 4 -1 -1 0 0 0 -1 0 3 -1
like summary: -1 -1 -1 -3 -2 3 0 0 0 0 0 0 0 6
many cells: 18 -3 -1 -6 3 -2 -18 7 -3 -4 -3 -2 13 1
marker: -13 -6 4 -5 -17 20 -10 11 4 5 -11 19 -2 1
no gap: 6 4 1 4 -7 -3 4 -6 2 6 1 -6 1 -8
phone: -2 -2 34 -6 -4 -1 -1 0 -1 -1 0 -1 -3 -12
place: -5 -4 19 -4 13 -4 5 -1 -2 -2 -2 -3 -6 -5
project: 15 24 -13 -2 -6 -5 -3 -1 -1 -2 -4 9 -4 -7
range: 7 -3 -7 -3 21 -11 19 1 -7 -9 5 -8 -8 3
role: 1 -15 -14 28 23 -13 -5 -1 11 10 -8 -4 -13 2
school: -9 -1 -4 7 -4 1 35 -3 -8 1 7 -8 -4 -9
sentence: -8 -3 -16 25 -17 31 -4 -4 1 -8 -8 23 -5 -7
since 0: 10 -5 -4 -2 -6 7 -2 -1 -3 1 -3 -1 1 8
since 1: 3 4 3 2 -3 -2 -4 0 -3 -3 -4 -1 2 5
since 2: -1 3 0 -6 -4 -4 2 -1 -2 -4 -1 4 5 9
since 3: -2 1 -3 1 -3 0 -2 -5 1 -1 3 -1 4 8
since 4: -4 3 -2 -7 -1 -2 -5 2 0 1 3 3 -1 8
small letter: -2 0 23 14 -13 -14 2 8 -4 -9 -9 2 -5 6
smaller: -1 20 15 -2 -14 0 -7 0 -4 -7 -5 4 -6 7
styled awards: 3 0 0 0 0 0 0 0 -1 0 0 0 0 0
styled certifications: 3 0 0 0 0 0 0 0 0 -2 0 0 0 0
styled contact: 1 -2 -2 -1 -2 0 -1 0 0 0 0 0 5 1
styled education: -1 -1 0 -1 0 1 1 1 0 6 0 0 0 -6
styled experience: 0 -2 -1 3 -3 -2 0 0 0 0 0 0 2 4
styled languages: 1 0 0 0 0 0 0 0 0 -1 0 0 -4 6
styled other: -4 1 0 0 0 8 0 -1 0 0 -1 0 -1 -1
styled projects: 2 0 0 0 0 0 0 0 0 0 0 -1 0 1
styled skills: 2 0 0 0 0 -1 0 0 0 0 -1 0 0 1
styled summary: 2 -1 -1 -2 -1 3 0 0 0 0 0 0 0 1
top: 0 9 7 -1 3 -3 0 -2 -9 3 4 -4 -5 0
two cells: -2 16 7 -19 8 -12 5 7 -1 -2 2 -10 7 -6
under awards: 1 -1 4 -1 -1 -1 -4 -2 12 -5 -1 -1 -4 4
under awards 0: 3 0 0 0 0 0 0 0 -1 0 0 0 0 0
under awards 1: 1 0 0 0 3 0 -1 0 3 -1 0 0 -1 -1
under awards 2: -3 -1 4 -1 -3 0 -2 -1 10 -4 -1 -1 -2 5
under certifications: 0 -1 1 0 -3 -2 -4 4 -4 11 -2 -2 -3 6
under certifications 0: 3 0 0 0 0 0 0 0 0 -2 0 0 0 0
under certifications 1: 1 0 0 1 -1 0 -1 2 -1 4 -1 0 -1 -2
under certifications 2: -4 -1 1 -1 -2 -1 -3 2 -3 10 -1 -2 -2 8
under contact: -2 -2 -1 -9 -2 -3 3 0 0 -1 -1 8 4 5
under contact 0: 1 -2 -2 -1 -2 0 -1 0 0 0 0 0 5 1
under contact 1: 1 3 0 -2 0 0 0 0 0 0 0 3 -1 -1
under contact 2: -4 -3 1 -5 0 -2 3 0 0 -1 -1 6 0 5
under education: 2 2 -3 -4 -5 -2 9 6 -1 4 -3 -3 -3 4
under education 0: -1 -1 0 -1 0 1 1 1 0 6 0 0 0 -6
under education 1: 2 0 0 -2 -1 0 1 1 -1 -2 -1 0 -1 3
under education 2: 0 3 -3 -2 -5 -3 6 4 0 0 -2 -3 -3 6
under experience: 7 -2 -3 1 9 9 -8 -4 -3 -4 -3 -6 -1 7
under experience 0: 0 -2 -1 3 -3 -2 0 0 0 0 0 0 2 4
under experience 1: 2 -1 1 3 2 0 -2 0 -1 -1 -1 0 -1 -2
under experience 2: 4 1 -3 -6 10 12 -6 -4 -2 -3 -2 -5 -2 6
under languages: -3 1 2 3 1 -1 -2 -1 -2 -3 -1 -1 5 3
under languages 0: 1 0 0 0 0 0 0 0 0 -1 0 0 -4 6
under languages 1: 0 -1 0 0 0 0 0 0 0 -1 0 0 4 0
under languages 2: -4 2 2 3 2 -1 -1 -1 -1 -1 -1 -1 5 -3
under none: -2 1 -2 -2 -2 0 2 -4 2 1 1 1 3 1
under none 1: -3 5 1 0 -2 0 -1 -1 -1 1 -1 0 -1 5
under none 2: 1 -4 -3 -2 0 1 2 -3 3 0 2 1 4 -4
under other: 6 4 -2 -1 -8 10 -3 2 -6 -7 -3 -1 5 4
under other 0: -4 1 0 0 0 8 0 -1 0 0 -1 0 -1 -1
under other 1: -2 -1 0 0 -1 -1 -1 0 -1 -1 -1 -1 3 6
under other 2: 11 4 -2 -1 -7 3 -2 3 -5 -5 -1 0 3 -1
under projects: -2 5 1 -3 -4 -8 -3 -2 -3 0 11 9 -5 3
under projects 0: 2 0 0 0 0 0 0 0 0 0 0 -1 0 1
under projects 1: 3 0 2 0 -1 0 -1 0 -1 -1 2 -1 -1 -1
under projects 2: -6 5 -2 -2 -3 -7 -2 -2 -2 2 10 11 -4 3
under skills: -2 1 -1 -2 -1 -2 0 -3 -1 -2 0 1 12 -3
under skills 0: 2 0 0 0 0 -1 0 0 0 0 -1 0 0 1
under skills 1: -3 0 0 -1 0 2 2 0 0 0 0 0 3 -1
under skills 2: -1 1 -1 -1 0 -3 -1 -2 -1 -1 1 2 9 -3
under summary: 1 -2 -2 7 -1 -1 -1 0 0 0 -1 -1 -1 3
under summary 0: 2 -1 -1 -2 -1 3 0 0 0 0 0 0 0 1
under summary 1: 0 0 0 4 0 -1 0 0 0 0 0 0 -1 0
under summary 2: 0 -1 -1 5 0 -2 0 0 0 0 0 -1 0 2
verb: -5 -5 -3 -2 -9 9 -8 -2 -1 6 0 7 12 1
web: -16 18 25 -8 -7 -6 -3 -1 -1 -2 -2 4 -5 1
wide gap: 10 6 5 1 -3 -3 -1 1 -7 -2 -4 -1 -8 7
`;

/** The weights of each label behind each, by the first; behind the start of a column last. */
export const TRANSITIONS = `
17 -22 -1 1 6 -14 11 -5 9 17 15 -3 18 -27 10 -12 0 5 10 16 1 -2 -3 -4 -2 -2 -5 -19 5 1 9 -7 3 -2 -6 -3 7 -4 -6 -3 -2 5 -7 2 -4 25 9 -18 -8 -3 -2 6 -3 -7 -8 11 -2 -4 4 -1 21 30 -17 -9 4 -6 -7 -14 -11 11 -5 -5 -6 -9 24 44 -2 -7 -6 -2 -13 -14 -2 7 9 4 -4 0 -21 -11 30 20 -10 -12 -5 -9 -8 8 -2 14 -5 -2 -9 -7 12 28 -3 -3 -4 -3 -6 -7 8 -3 8 -2 -12 -5 -8 -3 32 -11 -3 -4 -7 -2 9 -3 0 -3 -13 -7 3 -4 -11 33 -5 -5 -9 3 -10 -1 -4 -6 -8 -13 -5 -2 -4 -4 13 43 -7 13 -6 9 -4 -6 -14 -16 -8 -5 -4 -7 30 36 1 -5 -14 5 -2 -6 -7 1 -10 -11 -8 -13 -8 -6 46 22 -7 18 4 0 -4 4 -2 3 -6 2 -3 -2 14 13 3 3 -1 0 -3 -1 -3 -1 -1 3 -2 -1 -2 5
`;

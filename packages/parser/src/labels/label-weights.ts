/** For each signal the weights of `LABELS`, in tenths. Written by bench/labels/train.ts. */
export const LABEL_WEIGHTS = `
after award: 7 9 -1 -4 -2 -8 -4 -1 4 -3 -1 8 -2 -2
after bold: 1 -13 2 6 3 3 -2 6 -9 1 -3 0 10 -5
after capitals: -8 4 -1 -5 2 -1 -2 3 2 0 1 -3 9 -2
after certificate: 5 -2 2 -2 -6 3 8 -5 5 -1 -3 4 3 -10
after comma: 2 10 -3 9 0 2 -6 6 -13 -2 -1 -3 -5 2
after commas: 4 4 4 4 2 -2 -2 -2 -4 -7 -6 4 -1 2
after company: 3 -4 -2 -6 -5 0 4 2 6 1 2 8 -9 0
after date: 5 5 -8 0 8 -2 -1 6 7 8 -6 2 -19 -6
after date alone: -6 -3 -3 -13 3 -7 6 -3 10 14 12 1 -10 -1
after degree: -5 -5 6 -1 -8 1 7 1 -5 12 -1 4 -1 -4
after digit: 5 -4 5 1 1 2 7 -7 0 0 7 -5 -15 3
after edge: -16 14 0 -3 -17 -7 -3 -7 5 6 -3 3 24 2
after email: -13 3 12 -2 4 -1 3 -1 2 -2 -1 -3 -1 -1
after ends in colon: 9 -1 3 2 -15 -7 -6 -6 -2 3 0 -1 5 17
after far in: -7 1 6 3 -8 2 -6 -2 6 1 -2 -1 10 -4
after figure: -2 0 0 -1 3 4 -1 0 0 0 -1 -1 0 1
after first: -2 16 -1 -3 1 -1 4 -1 -2 1 -2 -1 0 -8
after full stop: -2 2 -5 2 13 0 -2 -3 -4 -3 1 0 -7 8
after gap: 5 -1 -4 6 -13 11 -10 6 0 1 -8 13 -4 0
after heading awards: 6 0 -1 -1 0 -2 0 -1 -1 1 0 2 2 -4
after heading certifications: 1 0 0 0 0 -1 0 0 1 0 0 1 -2 2
after heading contact: 4 -1 -1 0 -1 -1 -1 0 0 0 0 0 0 0
after heading education: -2 -1 -2 -2 4 4 -1 -1 0 -1 0 0 1 3
after heading experience: 1 2 2 -2 7 -4 -1 0 0 -1 0 -1 2 -4
after heading languages: 3 1 1 -1 -2 -1 2 -2 1 1 0 0 0 -5
after heading level: -1 0 0 11 6 1 1 -1 -1 0 0 -3 -11 -2
after heading other: 4 -1 2 0 0 -1 0 -1 1 0 0 -1 3 -6
after heading projects: 3 0 0 -1 0 -2 0 0 0 -1 3 -1 1 -2
after heading skills: 5 2 0 0 -1 -3 0 1 1 1 1 4 -4 -7
after heading summary: -5 4 3 6 3 -1 -1 0 0 -1 0 0 -5 -2
after indented: 7 -3 -5 -2 2 5 0 3 -5 -5 -4 5 3 -1
after italic: -1 -8 14 -6 0 3 -1 -7 -1 7 -4 2 0 3
after label: 6 1 4 -8 -7 -13 15 -9 3 7 1 -2 -6 8
after language: 6 -2 3 -1 -2 0 -1 -1 -2 -4 -2 -1 2 7
after larger: -4 -1 -2 0 8 3 3 -5 2 1 -2 2 0 -7
after largest: 1 -8 6 3 8 7 -3 7 -3 -10 -3 -4 6 -8
after length 0: 1 4 1 -4 -3 -4 2 3 3 -1 -4 -1 -3 5
after length 1: 0 -3 -2 1 0 1 0 1 1 -1 2 2 -6 3
after length 2: 7 0 1 -7 4 2 -2 4 -5 -8 -5 -1 2 8
after length 3: 7 -2 -7 4 2 6 -2 -6 -12 -3 0 1 0 11
after length 4: 6 -8 2 -2 -4 5 -7 0 2 -1 5 -3 -2 5
after like awards: 5 0 -1 -1 0 -2 0 -1 -1 1 0 2 2 -2
after like certifications: 0 -1 -1 -1 1 -1 2 -1 1 1 0 1 -3 2
after like contact: 4 -1 -1 0 -1 -1 -1 0 0 0 0 0 0 0
after like education: -4 -1 -2 0 1 3 1 -1 0 1 0 0 1 2
after like experience: 2 2 0 0 5 -5 -1 0 -1 -1 0 -1 2 -3
after like languages: 7 1 1 -1 -2 -1 2 -2 0 1 -1 0 -2 -5
after like other: 1 -1 4 -1 2 -1 -1 -1 0 1 0 -1 4 -8
after like projects: 3 0 0 -1 0 -1 0 0 -1 -1 2 0 1 -2
after like skills: 0 3 0 2 -4 -2 0 0 1 1 1 4 -1 -4
after like summary: -5 4 3 6 3 -1 -1 0 0 -1 0 0 -5 -2
after many cells: 12 2 -1 -4 -13 5 -13 2 -2 1 -2 -1 6 8
after marker: -1 -3 3 -2 4 -1 -1 2 -2 -3 12 -5 -2 0
after no gap: 17 -16 13 1 -14 -10 -5 -6 -3 -7 -6 10 2 23
after phone: 10 8 2 8 -3 -1 6 -1 2 -2 -5 -1 -4 -18
after place: 3 0 0 2 6 -2 -3 0 -1 1 -4 -1 2 -4
after project: 4 -2 0 0 -4 -8 3 6 -2 -4 13 -1 1 -6
after range: -1 -7 -5 5 6 8 2 5 -10 -9 5 9 -6 -3
after role: 1 10 1 2 2 4 -4 3 0 -5 -3 -10 -7 6
after school: 2 -4 -2 9 7 -6 4 2 -9 1 -4 3 -6 3
after sentence: 8 -7 3 -3 6 -2 -6 -6 -1 -5 12 -3 0 3
after small letter: 1 -13 4 17 1 17 -5 7 -9 -5 -10 -3 -12 10
after smaller: 0 -3 -1 -3 -4 5 -6 -3 3 0 4 0 10 -4
after styled awards: 6 0 -1 -1 0 -1 0 -1 -1 1 0 1 2 -4
after styled certifications: 1 0 0 0 0 -1 0 0 1 0 0 1 -2 2
after styled contact: 4 -1 -1 0 -2 0 -1 0 0 0 0 0 0 1
after styled education: -2 -1 -2 -2 4 4 -1 -1 0 -1 0 0 1 3
after styled experience: 1 2 2 -2 7 -4 -1 0 0 -1 0 -1 2 -4
after styled languages: 5 2 -1 0 -1 -1 2 -2 1 2 0 0 -1 -4
after styled other: 4 0 0 0 0 -1 0 -1 1 0 0 -1 3 -5
after styled projects: 3 0 0 -1 0 -2 0 0 0 -1 3 -1 1 -2
after styled skills: 5 2 -3 -1 0 -2 1 1 1 1 1 4 -2 -7
after styled summary: -5 5 2 6 4 -1 -1 0 0 -1 0 0 -5 -2
after top: 0 8 14 -1 -2 -10 -6 -3 -6 -3 -1 -2 0 12
after two cells: 5 -2 1 0 0 -5 1 -1 -2 6 -9 2 0 5
after verb: 0 3 -2 1 -3 -6 -7 -1 1 5 8 2 2 -2
after web: -11 0 1 -1 10 -9 0 -1 4 4 -1 5 1 -1
after wide gap: 0 -3 1 6 10 -1 8 -1 0 1 9 -11 1 -22
award: 18 -1 -1 1 -7 -3 -11 2 18 -11 -1 -2 -4 1
before award: 5 -1 1 0 2 -2 1 -6 20 -9 -2 -1 -5 -4
before bold: 1 -2 -4 2 -1 -12 3 -4 3 5 2 6 2 -2
before capitals: -8 1 1 5 0 -3 10 2 -4 5 3 -6 8 -12
before certificate: 7 -1 -2 3 -8 2 -10 -5 -12 26 -4 -5 -3 10
before comma: 2 -1 0 4 -5 5 5 1 -6 -4 -2 6 -7 2
before commas: 0 3 7 3 -1 6 -2 -5 -1 -4 -6 -3 6 -1
before company: 0 -3 -7 5 0 1 1 4 6 4 -1 -1 -4 -4
before date: -5 7 -3 -11 -2 -8 11 3 10 10 -6 6 -12 -1
before date alone: 6 -11 -4 3 -3 7 -3 -5 -4 4 5 4 -1 3
before degree: 5 1 0 -7 5 -13 10 5 7 -5 -3 -6 2 0
before digit: 2 4 -2 11 -3 -12 -2 9 4 8 5 -2 -16 -5
before edge: 1 5 2 1 -2 -1 -3 -1 -1 3 -1 -1 -1 -2
before email: -6 1 18 7 1 -3 -2 -1 1 -1 -1 -1 -2 -8
before ends in colon: -5 -4 -1 2 15 -1 1 -3 0 5 2 -3 -2 -5
before far in: 6 -5 -5 10 -9 -6 -3 -1 -2 1 0 8 3 4
before figure: -3 0 0 -1 -1 6 -1 -1 0 3 -2 -3 0 3
before first: -2 6 3 3 11 -9 -1 -2 -2 -5 -4 -3 -1 5
before full stop: 4 6 -4 -8 0 -4 5 -3 0 5 6 -11 -3 7
before gap: -3 5 -5 6 4 -8 -2 -5 4 -1 -5 6 5 0
before heading awards: 1 0 0 -1 1 0 -1 0 4 -1 0 0 -1 -1
before heading certifications: 1 0 0 1 1 0 -1 2 -2 3 -1 0 -2 -1
before heading contact: 2 3 1 -2 -1 0 0 0 0 0 0 1 -1 -1
before heading education: 3 0 0 -2 0 0 2 1 -1 -2 -1 0 -1 1
before heading experience: 2 -1 1 2 3 -1 -2 0 -1 -1 -1 0 0 -2
before heading languages: 0 -1 0 0 -1 0 0 0 -1 -1 -1 0 7 -3
before heading level: -3 0 0 -3 7 -1 5 0 -1 0 1 -1 0 -2
before heading other: 1 -1 1 -1 -2 -1 -1 0 -1 -1 -1 -1 5 3
before heading projects: 4 0 2 0 -2 0 -1 0 -1 -1 3 0 -1 -2
before heading skills: -2 0 -1 -2 -1 5 1 0 0 -1 -1 -1 4 -1
before heading summary: -2 0 -1 6 0 -1 0 0 0 0 0 0 -1 1
before indented: -4 -13 2 -2 7 -4 7 -6 5 4 17 -8 -2 -3
before italic: 7 -3 -2 -5 1 4 -3 1 -2 -1 -3 2 3 1
before label: 4 5 2 -6 -4 -4 9 10 -2 -4 2 -1 -4 -5
before language: -2 4 -2 -2 0 0 0 0 -2 -2 -2 -2 6 5
before larger: 3 5 5 8 -1 -8 8 2 1 1 -5 -16 6 -11
before largest: -6 -4 -7 8 5 -11 7 -5 5 4 -1 -5 7 3
before length 0: -5 3 2 -5 -5 -7 0 -8 9 2 2 2 5 5
before length 1: -3 -4 -2 0 -2 -5 0 3 2 2 4 2 1 2
before length 2: -1 -13 3 2 1 6 4 -3 -1 -2 -6 -5 6 7
before length 3: 3 7 -9 -2 0 10 -7 1 -12 -8 -2 0 6 10
before length 4: 10 7 -2 -7 -10 0 -6 4 -4 -4 -1 2 -2 13
before like awards: 1 0 -1 -1 4 0 -1 0 2 -1 0 0 -1 -1
before like certifications: 1 0 -1 1 0 -1 -2 3 -2 5 -1 -1 -2 0
before like contact: 2 3 1 -2 -1 0 0 0 0 0 0 1 -1 -1
before like education: 0 0 -1 -2 4 -1 3 -1 -1 -1 -1 0 -1 1
before like experience: -3 -1 1 2 3 0 -2 0 -1 -1 -1 0 0 4
before like languages: 0 -1 0 0 1 0 -1 0 -1 -1 -1 -1 8 -3
before like other: 1 -1 2 -1 -3 -1 -2 -1 -3 2 -1 -1 3 7
before like projects: 3 0 2 0 -2 0 -1 0 -1 -1 4 0 -1 -3
before like skills: -1 -1 -3 -1 -4 7 1 -2 0 -1 2 -1 1 2
before like summary: -2 0 -1 0 -2 -2 0 0 0 0 0 0 -1 8
before many cells: 2 6 0 -5 -12 7 -6 7 -2 -4 -1 -3 0 10
before marker: 1 7 -7 -5 7 2 -6 -6 4 0 -3 -3 10 -2
before no gap: -11 0 -2 2 1 1 -1 -4 0 -1 -1 6 15 -5
before phone: 13 0 7 -6 -6 -1 -2 -1 1 -1 -1 -1 3 -6
before place: 0 0 8 -4 1 14 -2 2 0 -1 -2 -4 -3 -9
before project: 7 -1 -4 -1 -15 -7 -5 0 -3 -3 29 6 -5 2
before range: 3 -2 -1 -5 22 3 15 4 -10 -22 3 5 -9 -5
before role: 0 3 9 -7 2 10 -7 2 -13 2 -7 -1 1 6
before school: 9 3 -3 -5 -4 -3 6 2 -8 2 -3 -1 -7 13
before sentence: 0 -3 -3 3 0 0 -3 -3 -4 8 1 8 -5 -1
before small letter: 5 2 -2 8 3 5 5 -1 -4 -2 2 -5 -14 -1
before smaller: -2 3 4 -3 0 -2 -11 3 3 -4 5 7 1 -3
before styled awards: 1 0 0 0 1 0 -1 0 3 -1 0 0 -1 -1
before styled certifications: 1 0 0 1 1 0 -1 2 -2 3 -1 0 -2 -1
before styled contact: 1 3 -1 -2 0 0 0 0 0 0 0 2 -1 -1
before styled education: 3 0 0 -2 0 0 2 1 -1 -2 -1 0 -1 2
before styled experience: 2 -1 1 2 3 -1 -2 0 -1 -1 -1 0 0 -2
before styled languages: 1 0 0 0 -1 0 0 0 0 -1 0 0 4 -1
before styled other: -1 -1 0 -1 -1 -2 -1 0 -1 -1 -1 -1 4 6
before styled projects: 4 0 2 0 -1 0 -1 0 -1 -1 2 0 -1 -2
before styled skills: -2 0 -1 -2 -1 5 1 0 0 0 0 0 1 0
before styled summary: -2 0 -1 5 0 -1 0 0 0 0 0 0 -1 1
before top: 5 2 4 16 2 -2 -4 -3 -10 -3 1 -7 2 -3
before two cells: 4 0 -1 -4 -4 8 1 -7 4 4 -11 5 -5 5
before verb: 0 -3 -3 8 -2 3 0 0 -8 -4 -1 6 -1 6
before web: 3 4 -1 -8 -2 0 -2 -1 4 -2 -5 2 3 6
before wide gap: -8 6 8 1 2 -6 -3 -4 2 0 1 3 5 -6
bold: 5 -5 -14 -1 12 -16 11 1 13 3 5 -12 -8 6
capitals: 21 0 -2 0 -14 -3 -5 -5 -5 11 -5 -4 -3 15
certificate: 17 -1 -1 -3 -5 3 -4 -2 -3 8 -2 -4 6 -9
comma: -10 -13 11 1 6 -8 14 14 2 0 -4 -11 8 -11
commas: 10 -14 19 -2 11 -27 0 12 -10 -15 -1 -13 21 9
company: -5 -9 -4 6 14 -9 1 -9 15 9 4 -1 -9 -4
date: 4 -9 -11 -19 29 -8 14 14 14 4 8 -29 -23 11
date alone: 48 -1 -2 -3 -11 -13 -24 -2 -13 -23 -8 -3 -2 58
degree: 3 -7 7 -7 -10 3 33 -6 -8 -1 -7 3 -3 1
digit: 2 8 6 12 -16 11 -11 -24 -4 9 -6 15 -19 16
email: -8 -4 40 -6 -6 -2 -1 -1 -1 -1 0 -1 -4 -7
ends in colon: 14 -1 -2 -2 -11 -6 -3 0 -1 -2 -2 0 13 2
far in: 0 11 6 1 12 -1 0 -3 -4 -1 -7 -2 -9 -3
figure: 4 0 0 0 -2 3 0 0 0 0 -1 -3 0 1
first: -7 13 2 0 1 -4 4 -2 -2 -1 -3 -2 -4 6
first page: -1 -11 1 3 14 3 6 -2 -1 0 -6 -4 1 -1
full stop: -2 -5 -10 15 -2 26 0 -4 -12 -6 -5 3 -8 11
gap: 7 -8 -5 4 1 -1 2 2 1 3 7 -12 1 -2
heading awards: 4 0 0 0 0 0 0 0 -2 0 0 0 0 -1
heading certifications: 4 0 0 0 0 0 -1 0 0 -3 0 0 0 0
heading contact: 9 -5 -3 -2 -1 0 0 0 0 0 -2 0 5 0
heading education: 1 -1 0 -1 0 1 0 1 0 5 0 0 0 -7
heading experience: 1 -2 -1 4 -3 -2 0 0 0 0 0 0 2 3
heading languages: 4 0 0 0 0 0 0 0 0 -1 0 0 -8 8
heading level: 2 -2 0 -3 -7 4 -2 0 0 0 -1 0 -2 11
heading other: -4 4 -2 0 -3 5 0 0 0 0 -1 0 -4 6
heading projects: 0 0 0 0 0 0 0 -1 0 0 0 -1 -1 3
heading skills: 8 -1 -2 0 -1 0 -1 0 0 0 -1 0 0 -2
heading summary: 4 -1 -1 -3 -1 3 -1 0 0 0 0 0 0 0
indented: -3 1 1 -11 -7 13 -8 21 -3 -4 0 1 -4 2
italic: -8 -6 0 -1 11 -6 6 -1 2 5 6 -8 -3 3
label: -7 -6 3 0 7 -12 -26 20 1 -6 3 -6 17 13
language: -6 -2 -2 -2 -1 0 6 -2 -3 -5 -2 -3 33 -11
larger: 20 -2 1 -4 0 -11 7 0 -3 -1 1 -5 -20 15
largest: 22 32 3 -12 -2 -1 1 -5 -8 -3 -3 -5 -32 14
length 0: 24 -5 6 7 -1 -17 -2 2 -15 5 4 -17 -5 14
length 1: 16 6 7 -7 3 -10 -7 -14 2 -2 5 -12 7 5
length 2: 10 11 0 -9 -6 3 -10 -8 3 1 -4 9 1 0
length 3: -25 -4 -6 -8 -3 15 -6 13 8 -5 -3 11 11 4
length 4: -20 -3 -12 8 -10 13 12 3 -4 -7 -5 10 2 13
like awards: 4 0 0 0 -1 0 0 0 -1 0 0 0 0 -1
like certifications: 3 0 0 0 0 0 -2 2 -1 2 0 0 -1 -1
like contact: 9 -5 -3 -2 -1 0 0 0 0 0 -2 0 5 0
like education: -1 -1 0 -2 -9 -4 4 -1 -1 7 0 0 0 10
like experience: 2 -3 -2 6 -3 -3 -1 1 0 0 0 0 2 1
like languages: 6 -1 0 0 0 0 -1 0 0 -1 -1 -1 -4 4
like other: -2 3 -3 -1 -1 6 -6 -1 0 0 -1 0 -3 8
like projects: 0 0 0 0 -1 0 0 -1 0 0 0 0 -1 3
like skills: 7 -1 -2 -2 4 -1 -1 0 0 0 -1 0 1 -4
like summary: 0 -2 -1 -3 -1 3 -1 0 0 0 0 0 0 6
many cells: 17 -3 1 -10 8 -7 -15 6 -4 -6 -4 -2 12 7
marker: -12 -7 7 -6 -16 12 -11 10 3 6 -11 20 0 4
no gap: 11 -1 -10 0 -1 -5 7 -13 4 4 -4 -1 0 9
phone: -3 -4 42 -7 -3 -2 -1 0 -1 -1 0 -2 -3 -15
place: -7 -3 23 -5 12 -3 5 -2 -1 -3 -3 -4 -6 -3
project: 8 24 -12 -3 -4 -4 -3 -2 -1 -4 -5 7 -4 2
range: 6 -3 -5 -4 20 -12 19 0 -7 -9 9 -11 -8 4
role: -2 -14 -13 26 22 -16 -2 -3 11 9 -6 -4 -6 0
school: -7 -1 -4 6 -5 -6 33 -4 -9 2 4 -7 -2 -1
sentence: -9 -3 -15 22 -12 28 -1 -4 2 -8 -8 22 -5 -7
since 0: 6 -3 -3 -1 -5 8 -3 -1 -3 1 -3 -1 3 6
since 1: 2 4 3 4 -2 1 -4 1 -3 -4 -3 -2 0 3
since 2: 0 3 -2 -4 -7 -4 1 1 2 -5 -2 2 4 10
since 3: 1 -2 -1 -2 -3 -1 -2 -6 -2 0 3 3 4 10
since 4: -4 4 -2 -6 0 -1 -5 1 1 1 2 0 4 5
small letter: 3 -5 20 12 -8 -9 4 7 -6 -11 -17 1 -2 11
smaller: -1 21 15 -2 -6 -2 -8 -1 -5 -8 -5 4 -7 5
styled awards: 4 0 0 0 0 0 0 0 -2 0 0 0 0 -1
styled certifications: 4 0 0 0 0 0 -1 0 0 -3 0 0 0 0
styled contact: -4 0 -1 0 0 0 0 0 0 0 0 0 5 1
styled education: 0 -1 0 -1 1 1 0 1 0 6 0 0 0 -7
styled experience: 1 -2 -1 4 -3 -2 0 0 0 0 0 0 2 3
styled languages: 0 0 0 0 0 0 0 0 0 -1 0 0 -4 6
styled other: -3 2 0 0 0 7 0 0 0 0 -1 0 -1 -2
styled projects: 0 0 0 0 0 0 0 -1 0 0 0 -1 -1 3
styled skills: 0 0 0 0 0 0 0 0 0 0 0 0 2 1
styled summary: 3 -1 -1 -3 -1 3 -1 0 0 0 0 0 0 1
top: 3 10 5 -1 4 -3 0 -2 -8 -2 6 -5 -4 -1
two cells: 4 13 5 -20 12 -17 3 7 -1 -2 3 -7 1 -1
under awards: 2 -1 0 -1 1 -2 -3 -1 13 -5 -1 -1 -2 2
under awards 0: 4 0 0 0 0 0 0 0 -2 0 0 0 0 -1
under awards 1: 1 0 0 0 1 0 -1 0 3 -1 0 0 -1 -1
under awards 2: -4 -1 -1 0 0 -2 -2 -1 12 -4 0 -1 -1 4
under certifications: 0 -1 3 0 -2 -3 -4 4 -5 10 -1 -2 -4 6
under certifications 0: 4 0 0 0 0 0 -1 0 0 -3 0 0 0 0
under certifications 1: 1 0 0 1 1 0 -1 2 -2 3 -1 0 -2 -1
under certifications 2: -5 -1 3 -1 -3 -2 -3 2 -3 10 -1 -2 -2 6
under contact: -6 -1 -1 -8 0 -2 3 0 0 -1 -1 7 3 5
under contact 0: -4 0 -1 0 0 0 0 0 0 0 0 0 5 1
under contact 1: 1 3 -1 -2 0 0 0 0 0 0 0 2 -1 -1
under contact 2: -3 -4 1 -5 1 -1 4 0 0 0 0 6 -1 4
under education: 2 1 -3 -5 -5 -2 10 6 -1 4 -1 -4 -2 0
under education 0: 0 -1 0 -1 1 1 0 1 0 6 0 0 0 -7
under education 1: 3 0 0 -2 0 0 2 1 -1 -2 -1 0 -1 2
under education 2: -2 2 -3 -2 -5 -4 8 5 0 0 0 -3 -1 6
under experience: 6 -2 0 2 9 9 -9 -4 -3 -5 -3 -6 0 7
under experience 0: 1 -2 -1 4 -3 -2 0 0 0 0 0 0 2 3
under experience 1: 2 -1 1 4 1 -1 -2 0 -1 -1 -1 0 0 -2
under experience 2: 3 1 -1 -6 11 12 -7 -4 -2 -4 -2 -6 -2 6
under languages: -3 2 1 4 -2 -1 -1 -1 -1 -3 -1 -1 7 0
under languages 0: 0 0 0 0 0 0 0 0 0 -1 0 0 -4 6
under languages 1: 1 0 0 0 -1 0 0 0 0 -1 0 0 4 -1
under languages 2: -4 3 2 4 -1 0 -1 0 -1 -1 0 -1 6 -5
under none: -3 1 -2 0 -2 -1 3 -2 2 2 0 3 1 -2
under none 1: -5 4 3 1 -1 -1 -1 -1 -1 1 -1 -1 -1 2
under none 2: 2 -3 -5 -2 0 0 4 -2 2 1 1 3 2 -4
under other: 6 5 -2 -1 -9 6 -3 2 -5 -6 -3 -2 7 6
under other 0: -3 2 0 0 0 7 0 0 0 0 -1 0 -1 -2
under other 1: -1 -1 0 -1 -1 -2 -1 0 -1 -1 -1 -1 4 6
under other 2: 10 4 -1 0 -8 0 -2 2 -4 -5 -1 -1 5 1
under projects: 1 5 4 -3 -6 -8 -4 -3 -4 -1 8 9 -1 3
under projects 0: 0 0 0 0 0 0 0 -1 0 0 0 -1 -1 3
under projects 1: 4 0 2 0 -1 0 -1 0 -1 -1 2 0 -1 -2
under projects 2: -3 6 2 -3 -5 -8 -2 -2 -3 1 6 9 0 2
under skills: -1 -1 -2 -4 0 1 -1 -3 -1 -2 0 1 10 4
under skills 0: 0 0 0 0 0 0 0 0 0 0 0 0 2 1
under skills 1: -3 0 0 -2 -1 5 1 0 0 0 0 0 0 1
under skills 2: 2 -1 -2 -2 1 -4 -2 -2 -1 -1 1 1 8 2
under summary: 2 -3 -3 7 -2 6 -4 -1 0 -1 -1 -2 -1 4
under summary 0: 3 -1 -1 -3 -1 3 -1 0 0 0 0 0 0 1
under summary 1: -2 0 -1 5 0 -1 0 0 0 0 0 0 -1 1
under summary 2: 1 -1 -2 5 -1 4 -3 -1 0 -1 -1 -2 0 3
verb: -2 -5 -2 0 -9 9 -11 -1 -2 7 0 7 8 1
web: -15 19 26 -8 -8 -7 -3 -1 -1 -1 -2 4 -3 -1
wide gap: 8 7 5 0 1 -6 -2 -1 -8 -2 0 3 -10 6
`;

/** The weights of each label behind each, by the first; behind the start of a column last. */
export const TRANSITIONS = `
12 -24 1 4 4 -10 11 -6 8 15 15 0 20 -31 8 -10 3 3 11 15 1 -2 -3 -4 -2 -3 -4 -21 6 1 12 -8 6 1 -8 -3 3 -4 -6 -5 -6 6 -6 2 -2 23 11 -18 -9 -4 -2 7 -3 -7 -8 8 -1 -3 0 1 21 29 -15 -9 3 -7 -7 -15 -10 14 -1 -4 -6 -7 23 40 -2 -7 -5 -1 -13 -17 -1 12 9 2 -2 -1 -21 -12 28 21 -10 -13 -5 -11 -6 11 -4 13 -5 -2 -10 -8 12 29 -2 -3 0 -4 -6 -6 6 -2 1 -2 -7 -5 -8 -3 35 -10 -3 -5 -6 -3 8 -3 2 -3 -13 -7 1 -5 -11 33 -4 -5 -9 4 -9 -2 -5 -6 -8 -13 -6 -2 -4 -4 11 40 -6 13 -3 3 -7 -5 -16 -16 -8 -5 -5 -6 30 36 -2 2 -13 14 -2 -5 -13 -1 -7 -10 -8 -13 -8 -7 46 20 -7 13 3 -2 -3 9 -2 3 -5 2 -6 4 15 10 1 5 2 1 -2 -1 -3 -1 -1 3 -1 -1 -1 -2
`;

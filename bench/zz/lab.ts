import { isEntryLabel, kindOfHead, kindOfLabel } from '../../packages/parser/src/entries/field-labels/entry-label.ts';
for (const t of process.argv.slice(2)) console.log(t, isEntryLabel(t), kindOfLabel(t), kindOfHead(t));

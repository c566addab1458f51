import { locationScore, roleScore, companyScore, schoolScore, degreeScore, credentialScore } from '../../packages/parser/src/evidence/word-score.ts';
import { readAddress } from '../../packages/parser/src/contact/address/read-address.ts';
for (const t of process.argv.slice(2)) console.log(JSON.stringify(t), 'loc', locationScore(t), 'role', roleScore(t), 'comp', companyScore(t), 'school', schoolScore(t), 'degree', degreeScore(t), 'cred', credentialScore(t), JSON.stringify(readAddress({ text: t, parts: [{ at: 0, place: { line: 0, start: 0, end: t.length } }] } as any, undefined)));

import { expect, it } from 'vitest';
import { findLanguage, isSupported } from './find-language.ts';

it.each([
  {
    language: 'English',
    text: 'We are looking for a cook who can run the line and train the team.',
  },
  { language: 'German', text: 'Wir suchen eine Pflegefachkraft für unser Haus in Kiel.' },
  { language: 'French', text: 'Nous recherchons un cuisinier pour notre restaurant à Lyon.' },
  {
    language: 'Spanish',
    text: 'Buscamos un cocinero con experiencia para el restaurante que tenemos en Madrid.',
  },
  {
    language: 'Italian',
    text: 'Cerchiamo un cuoco con esperienza che sappia gestire la linea e il personale della cucina. Lavoro anche di sera, nel centro di Torino.',
  },
  {
    language: 'Dutch',
    text: 'Wij zoeken een ervaren kok voor ons restaurant. Je werkt met het team.',
  },
  {
    language: 'Polish',
    text: 'Szukamy doświadczonego kucharza do naszej restauracji. Praca w zespole oraz na zmiany, umowa o pracę od zaraz. Nie jest to praca dla każdego, ale dla tych, którzy lubią gotować.',
  },
  {
    language: 'Swedish',
    text: 'Vi söker en kock till vår restaurang. Du har erfarenhet av att leda.',
  },
  {
    language: 'Portuguese',
    text: 'Procuramos cozinheiro com experiência para o nosso restaurante. Oferecemos formação e um bom ambiente. Não é preciso inglês.',
  },
  { language: 'Russian', text: 'Мы ищем опытного повара в ресторан' },
  { language: 'Ukrainian', text: 'Шукаємо кухаря, досвід від двох років' },
  { language: 'Japanese', text: '経験豊富なシェフを探しています。PythonとSQL。' },
  { language: 'Chinese', text: '我们正在寻找一位有经验的厨师' },
  { language: 'Arabic', text: 'نبحث عن طباخ لديه خبرة' },
])('knows $language', ({ language, text }) => {
  expect(findLanguage(text)).toBe(language);
});

it('knows the language of a posting by its small words, not by its technical terms', () => {
  const text =
    'Du entwickelst mit React und TypeScript, deployst auf AWS und pflegst die CI/CD-Pipeline.';
  expect(findLanguage(text)).toBe('German');
});

it('reads a posting that says everything in English too by its English', () => {
  const english = 'You will run the line with our team and train the new cooks of the house.';
  const italian = 'Cerchiamo un cuoco che sappia gestire la linea e il personale della casa.';
  expect(findLanguage(`${english}\n${italian}`)).toBe('English');
});

it.each(['', 'Python, SQL, Docker', 'Koch in Kiel', '12345 !?'])(
  'cannot tell the language of %j, which counts as English',
  (text) => {
    expect(findLanguage(text)).toBeUndefined();
    expect(isSupported(findLanguage(text))).toBe(true);
  },
);

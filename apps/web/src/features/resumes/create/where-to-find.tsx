type Origin = { name: string; file: string };

const ORIGINS: readonly Origin[] = [
  {
    name: 'LinkedIn',
    file: 'the ZIP that you get under Settings, Data privacy, Get a copy of your data',
  },
  { name: 'Europass', file: 'your CV, downloaded as PDF or XML' },
  { name: 'Reactive Resume', file: 'the JSON of versions 4 to 6' },
  { name: 'JSON Resume', file: 'the JSON' },
  { name: 'Shortlist', file: 'the ZIP of your account page' },
];

/** Says which file each place gives. */
export const WhereToFind = () => (
  <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
    {ORIGINS.map(({ name, file }) => (
      <div key={name} className="contents">
        <dt className="font-medium">{name}</dt>
        <dd className="text-pretty text-muted">{file}</dd>
      </div>
    ))}
  </dl>
);

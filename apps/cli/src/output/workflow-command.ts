const ESCAPES: Readonly<Record<string, string>> = {
  '%': '%25',
  '\r': '%0D',
  '\n': '%0A',
  ':': '%3A',
  ',': '%2C',
};

/** Properties of a workflow command; those that are not known are left out. */
type Properties = Readonly<Record<string, string | number | undefined>>;

/**
 * A command to a runner of GitHub Actions, as it is printed: "::error file=a.json,line=3::…". Whatever a file says, it
 * stays one line, and no other command.
 */
export function workflowCommand(name: 'error', properties: Properties, message: string): string {
  const written = Object.entries(properties).flatMap(([key, value]) =>
    value === undefined ? [] : `${key}=${escaped(String(value), /[%\r\n:,]/gu)}`,
  );
  return `::${[name, written.join(',')].filter(Boolean).join(' ')}::${escaped(message, /[%\r\n]/gu)}`;
}

const escaped = (text: string, signs: RegExp) =>
  text.replace(signs, (sign) => ESCAPES[sign] ?? sign);

// Plain JavaScript on built-in modules only, as bootstrap.mjs.

/** Compares two versions, "24.22.1" or "v24.22.1": less than 0 where the first is older. A prerelease ("1.1.0-rc.1") is older than its release. */
export function compareVersions(one, other) {
  const [numbers, others] = [one, other].map((version) =>
    version.replace(/^v/, '').split('-')[0].split('.').map(Number),
  );
  const differences = [0, 1, 2].map((at) => (numbers[at] ?? 0) - (others[at] ?? 0));
  const isPrerelease = (version) => Number(version.includes('-'));
  return differences.find((each) => each !== 0) ?? isPrerelease(other) - isPrerelease(one);
}

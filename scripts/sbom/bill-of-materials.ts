/** A package as a lock file of npm has it; paths are those of `node_modules`. */
export type LockedPackage = {
  /** Name of the package, where its folder is called otherwise. */
  name?: string;
  version?: string;
  license?: string;
  integrity?: string;
  dev?: boolean;
  optional?: boolean;
  link?: boolean;
};

type Product = { name: string; version: string; license: string };

const SCOPES = ['required', 'optional', 'excluded'] as const;
type Scope = (typeof SCOPES)[number];

/**
 * Writes what the lock file says is installed as a bill of materials (CycloneDX 1.6): each package once, with its version, license and
 * digest; what only tests and tools use is `excluded`. `npm sbom` does not: it asks for a version of every package of ours.
 */
export function billOfMaterials(
  product: Product,
  packages: Readonly<Record<string, LockedPackage>>,
  now: Date,
) {
  const components = new Map<string, ReturnType<typeof componentOf>>();
  for (const [path, locked] of Object.entries(packages)) {
    const at = path.lastIndexOf('node_modules/');
    const { version } = locked;
    if (at < 0 || locked.link || version === undefined) continue;
    const name = locked.name ?? path.slice(at + 'node_modules/'.length);
    const component = componentOf({ ...locked, name, version });
    const before = components.get(component.purl);
    components.set(component.purl, {
      ...component,
      scope: before ? nearer(before.scope, component.scope) : component.scope,
    });
  }
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      timestamp: now.toISOString(),
      component: {
        type: 'application',
        name: product.name,
        version: product.version,
        ...licensesOf(product.license),
      },
    },
    components: [...components.values()].toSorted((a, b) => (a.purl < b.purl ? -1 : 1)),
  };
}

function componentOf(locked: LockedPackage & { name: string; version: string }) {
  const { name, version, license, integrity } = locked;
  const purl = `pkg:npm/${name.replace('@', '%40')}@${encodeURIComponent(version)}`;
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    purl,
    scope: scopeOf(locked),
    ...licensesOf(license),
    ...hashesOf(integrity),
  };
}

function scopeOf({ dev, optional }: LockedPackage): Scope {
  if (dev) return 'excluded';
  return optional ? 'optional' : 'required';
}

const nearer = (a: Scope, b: Scope): Scope => (SCOPES.indexOf(a) < SCOPES.indexOf(b) ? a : b);

const licensesOf = (license: string | undefined) =>
  license === undefined ? {} : { licenses: [{ expression: license }] };

/** Reads the digest of a package, which npm writes in Base64. */
function hashesOf(integrity: string | undefined) {
  const [, kind, digest] = /^sha(512|256|1)-([\w+/=]+)/u.exec(integrity ?? '') ?? [];
  if (kind === undefined || digest === undefined) return {};
  const alg = `SHA-${kind}`;
  return { hashes: [{ alg, content: Buffer.from(digest, 'base64').toString('hex') }] };
}

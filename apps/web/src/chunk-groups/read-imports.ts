import { parseSync, type Rolldown } from 'vite';

/** A name that a module takes from another; the module as a whole where there is no name. */
type Taken = { from: string; name?: string | undefined };

/** The same, passed on as another name; every name of the module where there is none. */
type PassedOn = Taken & { as?: string | undefined };

type Links = { taken: readonly Taken[]; passedOn: readonly PassedOn[]; later: readonly string[] };

/**
 * Reads which modules a module needs, in a build that has read all of them. An index, which passes on what other modules
 * define, leads to these alone: Rolldown leaves the rest out as well.
 */
export function readImports(infoOf: (id: string) => Rolldown.ModuleInfo | null) {
  const read = new Map<string, Links>();

  function linksOf(id: string): Links {
    const links = read.get(id) ?? readLinks(infoOf(id));
    read.set(id, links);
    return links;
  }

  function definedIn({ from, name }: Taken): string {
    if (name === undefined) return from;
    const link = linksOf(from).passedOn.find(
      ({ as, from: next }) => as === name || (!as && infoOf(next)?.exports.includes(name)),
    );
    if (!link) return from;
    return definedIn(link.as ? link : { from: link.from, name });
  }

  /** All that `start` needs at once, and with it what it imports later where `follows` says so. */
  return function reach(start: string, follows: (id: string) => boolean = () => false) {
    const entries = new Set([start]);
    const found = new Set(entries);
    for (const id of found) {
      const { taken, passedOn, later } = linksOf(id);
      const links = entries.has(id) ? [...taken, ...passedOn] : taken;
      for (const link of links) found.add(definedIn(link));
      for (const next of later.filter(follows)) {
        entries.add(next);
        found.add(next);
      }
    }
    return found;
  };
}

function readLinks(info: Rolldown.ModuleInfo | null): Links {
  if (!info?.code) return { taken: [], passedOn: [], later: [] };
  const { importedIds, dynamicallyImportedIds: later } = info;
  const { staticImports, staticExports } = parseSync(info.id, info.code, { lang: 'js' }).module;
  const exports = staticExports.flatMap(({ entries }) => entries);
  const requests = [...staticImports, ...exports].flatMap((link) => link.moduleRequest ?? []);
  requests.sort((a, b) => a.start - b.start);
  const specifiers = [...new Set(requests.map(({ value }) => value))];
  // The ids are in the order of the specifiers, but for a module that has two of them: then all are taken whole.
  if (specifiers.length > importedIds.length)
    return { taken: importedIds.map((from) => ({ from })), passedOn: [], later };
  const idOf = ({ value }: { value: string }) => importedIds[specifiers.indexOf(value)] ?? value;

  return {
    taken: staticImports.flatMap(({ moduleRequest, entries }) => {
      const from = idOf(moduleRequest);
      if (entries.length === 0) return [{ from }];
      return entries.map(({ importName }) => ({ from, name: nameOf(importName) }));
    }),
    passedOn: exports.flatMap(({ moduleRequest, importName, exportName }) =>
      moduleRequest
        ? [{ from: idOf(moduleRequest), name: nameOf(importName), as: nameOf(exportName) }]
        : [],
    ),
    later,
  };
}

/** A name in an import or export; none for all names and for a namespace. */
const nameOf = ({ kind, name }: { kind: string; name: string | null }) =>
  kind === 'Default' ? 'default' : (name ?? undefined);

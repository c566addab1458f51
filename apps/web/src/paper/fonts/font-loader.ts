import { logError } from '#lib/log.ts';

/** Fonts that are loaded so far. Replaced whole with every face that arrives, so that identity tells a change. */
type LoadedFonts<Font> = {
  fonts: ReadonlyMap<string, Font>;
  /** Faces that could not be loaded, until they are asked for again. */
  failed: ReadonlySet<string>;
};

export type FontLoader<Font> = {
  get: () => LoadedFonts<Font>;
  subscribe: (listener: () => void) => () => void;
  /** Loads the faces that are neither here nor on their way; failed ones only by `retry`. */
  request: (faces: Iterable<string>) => void;
  retry: () => void;
  /** Loads the faces, failed ones once more; resolves to all fonts there are then, rejects when one of the faces fails. */
  whenLoaded: (faces: readonly string[]) => Promise<ReadonlyMap<string, Font>>;
};

/** Keeps every face once loaded for as long as the page lives: what was shown is shown offline too. */
export function createFontLoader<Font>(
  load: (face: string) => Promise<Font>,
  what = 'font',
): FontLoader<Font> {
  let snapshot: LoadedFonts<Font> = { fonts: new Map(), failed: new Set() };
  const asked = new Set<string>();
  const listeners = new Set<() => void>();

  function set(next: Partial<LoadedFonts<Font>>) {
    snapshot = { ...snapshot, ...next };
    for (const listener of listeners) listener();
  }

  async function fetchFace(face: string) {
    try {
      const font = await load(face);
      set({ fonts: new Map(snapshot.fonts).set(face, font) });
    } catch (error) {
      logError(`The ${what} ${face} was not loaded`, error);
      set({ failed: new Set(snapshot.failed).add(face) });
    }
  }

  function request(faces: Iterable<string>) {
    for (const face of faces) {
      if (asked.has(face)) continue;
      asked.add(face);
      void fetchFace(face);
    }
  }

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  function retry() {
    const { failed } = snapshot;
    for (const face of failed) asked.delete(face);
    set({ failed: new Set() });
    request(failed);
  }

  function whenLoaded(faces: readonly string[]): Promise<ReadonlyMap<string, Font>> {
    if (faces.some((face) => snapshot.failed.has(face))) retry();
    request(faces);
    return new Promise((resolve, reject) => {
      function look() {
        const { fonts, failed } = snapshot;
        const lost = faces.find((face) => failed.has(face));
        if (lost !== undefined) reject(new Error(`The ${what} ${lost} was not loaded.`));
        else if (faces.every((face) => fonts.has(face))) resolve(fonts);
        else return;
        unsubscribe();
      }
      const unsubscribe = subscribe(look);
      look();
    });
  }

  return { get: () => snapshot, subscribe, request, retry, whenLoaded };
}

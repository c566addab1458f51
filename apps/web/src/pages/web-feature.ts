import type { PageName } from '@shortlist/contracts';
import type { Sections } from '@shortlist/model';
import type { ComponentType } from 'react';
import type { NavEntry } from '#features/shell/navigation.ts';

/** Loads a page, whose code comes when somebody goes there. */
export type LoadPage = () => Promise<ComponentType>;

/** A page at one of the addresses that its parameter gives it. */
export type PageAtPath = { path: string; load: LoadPage };

/** A feature of the web app: everything that the rest of the app knows of it. */
export type WebFeature = {
  /** The name of its folder. */
  name: string;
  /** Loaders of its pages, by their names in the contracts; a list where a page is loaded by its address. */
  pages: Readonly<Partial<Record<PageName, LoadPage | readonly PageAtPath[]>>>;
  /** Its entries of the side navigation, top to bottom. */
  navigation?: readonly NavEntry[];
  /** Sends what waits of it in this browser beside drafts, whenever these are tried again. */
  sendWaiting?: (sections?: Sections) => Promise<void>;
};

/** Loads a page by the name that its module gives it. */
export const pageOf =
  <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name): LoadPage =>
  async () =>
    (await load())[name];

declare module 'virtual:scene-bytes' {
  type Catalogue = typeof import('../site/pictures.ts');
  type Key = Catalogue['pictureKeys'][number];
  type Crop = Catalogue['pictureCropNames'][number];
  /** Bytes of each picture's file, brotli. */
  const bytes: Readonly<Record<Key, Readonly<Record<Crop, number>>>>;
  export default bytes;
}

declare module 'virtual:source-types' {
  /** The types of `@uno/ui`, by name. */
  const types: Readonly<Record<string, import('../.storybook/source-types.ts').SourceType>>;
  export default types;
}

declare module 'virtual:breakpoints' {
  /** The widths at which components are laid out differently. */
  const breakpoints: readonly import('../.storybook/breakpoints.ts').Breakpoint[];
  export default breakpoints;
}

declare module 'virtual:articles' {
  type Locale = import('../site/i18n/locale.ts').Locale;
  /** The articles of the blog in each language, the newest first. */
  const articles: Readonly<Record<Locale, readonly import('../site/blog/article.ts').Article[]>>;
  export default articles;
}

declare module 'virtual:component-facts' {
  /** What the gallery reads of each component's documentation, by its name. */
  const facts: Readonly<Record<string, import('../.storybook/component-facts.ts').ComponentFacts>>;
  export default facts;
}

declare module 'virtual:french-pages' {
  /** Loads a page of the documentation in French, by the id of the page. */
  const pages: Readonly<Record<string, () => Promise<{ default: import('react').ComponentType }>>>;
  export default pages;
  /** The id of the page of each guide of a package, by the name of its file: `form-steps`. */
  export const guides: Readonly<Record<string, string>>;
}

import type { CategorySlug } from '../categories.ts';
import type { Locale } from '../i18n/locale.ts';
import type { PictureKey } from '../pictures.ts';

/** What an article is about, beside its category. */
export interface Tag {
  /** The slug form of the English label, the same in both languages: `indoor-air`. */
  readonly slug: string;
  /** In the language of the article: “Indoor air”, « Qualité de l’air ». */
  readonly label: string;
}

/** Who wrote an article. */
export interface Author {
  readonly name: string;
  /** In the language of the article. */
  readonly role: string;
  /** Only of those whom readers may write to. */
  readonly email?: string;
}

/** A heading of the second level, for the list of contents. */
export interface ArticleHeading {
  readonly id: string;
  readonly text: string;
}

/** A link of an article to a page of the site. */
export interface ArticleLink {
  /** As the page has it: `/fr/about#privacy`. */
  readonly href: string;
  /** As the file has it: `/about#privacy`. */
  readonly written: string;
  /** `site/content/blog/x.fr.md:41` */
  readonly place: string;
}

/** An article in one language, as its file says it (docs/behaviour.md 4). */
export interface Article {
  readonly slug: string;
  readonly locale: Locale;
  readonly title: string;
  /** For search engines: 120 to 160 characters. */
  readonly description: string;
  /** One or two sentences for cards, and above the body. */
  readonly excerpt: string;
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly category: CategorySlug;
  readonly tags: readonly Tag[];
  readonly author: Author;
  /** The scene that stands above it. */
  readonly picture: PictureKey;
  /** What that scene shows. */
  readonly heroAlt: string;
  /** Whole minutes to read, computed from the words. */
  readonly minutes: number;
  /** How many words the body has. */
  readonly words: number;
  /** The body, safe by construction; headings from `h2`, each with an id. */
  readonly html: string;
  readonly headings: readonly ArticleHeading[];
  readonly links: readonly ArticleLink[];
  /** The body without markup, for the search. */
  readonly text: string;
}

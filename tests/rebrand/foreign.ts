import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Articles must be rewritten by a person, and lists of articles quote them. */
const articles = /(?:^|\/)blog\/|^assets\/blog-/;

/** Texts that only Uno's site has, and the files in which they are allowed: its name as a word, its city, its telephone, the service that the fixture does not offer. */
const oldCompanyTexts: readonly { what: string; said: RegExp; allowed?: RegExp }[] = [
  { what: 'the name Uno', said: /(?<![\p{L}\p{N}_@/-])Uno(?![\p{L}\p{N}_])/u },
  { what: 'Montréal', said: /Montréal/, allowed: articles },
  { what: 'an area of the previous company', said: /Ahuntsic|Dorval|Hochelaga|Lachine|LaSalle|Outremont|Rosemont|Saint-Laurent|Saint-Léonard|Verdun|Villeray|Westmount/, allowed: articles },
  { what: 'the old telephone', said: /514[-.)\s\u00a0]*555/ },
  { what: 'the old address of the site, of e-mail or of a network', said: /uno[.-]example/ },
  { what: 'the old partner', said: /Ventair/ },
  // Scripts know the names of all services.
  { what: 'the page about ducts', said: /duct-ventilation/, allowed: /\.js$/ },
];

/** Finds texts of the previous company in a built site. */
export const remainingTexts = (folder: string): readonly string[] =>
  globSync(['**/*.{html,js,css,json,xml,txt,svg,webmanifest,conf}', '_*'], { cwd: folder })
    .toSorted()
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      return oldCompanyTexts.flatMap(({ what, said, allowed }) => {
        const at = allowed?.test(file) ? -1 : text.search(said);
        return at === -1 ? [] : [`${file} holds ${what}: …${text.slice(Math.max(0, at - 40), at + 60)}…`];
      });
    });

import { Document, isMap, isScalar, visit } from 'yaml';
import { applyTypography } from '../blog/typography.ts';
import { type Locale, locales } from '../i18n/locale.ts';
import type { InBothLanguages } from './shape.ts';

const isInBoth = (value: object): value is InBothLanguages => locales.every((locale) => locale in value);

/** A text as a person types it: the reader replaces ordinary spaces by no-break ones where the typography of the language has them. */
function typed(text: string, locale: Locale): string {
  const plain = text.replaceAll('\u00a0', ' ');
  return applyTypography(plain, locale) === text ? plain : text;
}

/** A value as the owner's files write it: the languages are `en` and `fr`, and a name that is the same in both is written once. */
function written(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => written(item));
  if (typeof value !== 'object' || value === null) return value;
  if (!isInBoth(value)) return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, written(inner, name)]));
  const { 'en-CA': english, 'fr-CA': french } = value;
  return ['name', 'location'].includes(key) && english === french ? english : { en: typed(english, 'en-CA'), fr: typed(french, 'fr-CA') };
}

/**
 * The text of a file that `read.ts` reads.
 *
 * @param comment what the file is: the lines above the value
 */
export function ownerFileOf(comment: string, value: unknown): string {
  const document = new Document(written(value), { aliasDuplicateObjects: false });
  document.commentBefore = comment.replace(/^/gm, ' ');
  visit(document, {
    // A list of words is on one line; an empty line is between the parts of other lists.
    Seq(_key, list) {
      if (list.items.every((item) => isScalar(item))) list.flow = list.items.length <= 7;
      for (const [at, item] of list.items.entries()) if (isMap(item) && item.items.length > 3) item.spaceBefore = at > 0;
    },
  });
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}

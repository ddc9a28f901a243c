import { TRUSTED_HTML } from '../../protocol.ts';

/**
 * Of the standard’s `TrustedTypePolicyFactory`, what is used here. Not every browser has it, and a server never. What
 * `createHTML` gives is an object that the DOM takes in a text’s place; React and the DOM’s types call it a text.
 */
interface TrustedTypesFactory {
  createPolicy(name: string, rules: { readonly createHTML: (html: string) => string }): { createHTML(html: string): string };
}

declare global {
  var trustedTypes: TrustedTypesFactory | undefined;
}

const policy = globalThis.trustedTypes?.createPolicy(TRUSTED_HTML, { createHTML: (html) => html });

/**
 * Marks HTML as safe to become part of the page. Under Trusted Types the browser refuses any other text there. For documents
 * of this site alone, which the build made; never for anything that a visitor wrote.
 */
export const siteHtml = (html: string): string => policy?.createHTML(html) ?? html;

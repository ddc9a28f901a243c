import { globalFontFace } from '@vanilla-extract/css';
import fonts from './fonts.json' with { type: 'json' };

/**
 * Both typefaces, self-hosted, and for each a local Arial stretched to its metrics, so that nothing
 * shifts when the file arrives. `Bricolage Grotesque` → `Bricolage fallback`.
 */
for (const { family, file, weights, fallback } of fonts) {
  globalFontFace(family, {
    src: `url('../fonts/${file}') format('woff2')`,
    fontWeight: weights,
    fontDisplay: 'swap',
  });
  const [first] = family.split(' ');
  globalFontFace(`${first} fallback`, {
    src: family.startsWith('Bricolage') ? "local('Arial Bold'), local('Arial')" : "local('Arial')",
    ...fallback,
  });
}

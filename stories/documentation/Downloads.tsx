import { defaultTheme, themeCss, themeNames, themeSources } from '@uno/tokens';
import base from '@uno/tokens/base.tokens.json?raw';
import resolver from '@uno/tokens/uno.resolver.json?raw';
import { tailwindTheme, themeFile } from '@uno/tokens/themeFrom';
import { useWords } from '../language.ts';

const words = {
  'en-CA': { theme: 'Theme', tools: 'For design tools', page: 'For a page', every: 'every theme' },
  'fr-CA': { theme: 'Thème', tools: 'Pour les outils de design', page: 'Pour une page', every: 'tous les thèmes' },
};

const addressOf = (type: string, text: string): string => `data:${type};charset=utf-8,${encodeURIComponent(text)}`;

function Download({ file, type, text, children }: { file: string; type: string; text: string; children: string }) {
  return (
    <a href={addressOf(type, text)} download={file}>
      {children}
    </a>
  );
}

/** Each theme as files: DTCG for Figma, Tokens Studio and other design tools, CSS for any page. Tailwind's file is the same for all. */
export function Downloads() {
  const t = useWords(words);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t.theme}</th>
          <th scope="col">{t.tools}</th>
          <th scope="col">{t.page}</th>
        </tr>
      </thead>
      <tbody>
        {themeNames.map((name) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <Download file={`${name}.tokens.json`} type="application/json" text={themeFile(themeSources[name])}>{`${name}.tokens.json`}</Download>
            </td>
            <td>
              <Download file={`${name}.css`} type="text/css" text={themeCss(name, themeSources[name], { default: name === defaultTheme })}>{`${name}.css`}</Download>
            </td>
          </tr>
        ))}
        <tr>
          <th scope="row">{t.every}</th>
          <td>
            <Download file="uno.resolver.json" type="application/json" text={resolver}>uno.resolver.json</Download>,{' '}
            <Download file="base.tokens.json" type="application/json" text={base}>base.tokens.json</Download>
          </td>
          <td>
            <Download file="tailwind.css" type="text/css" text={tailwindTheme()}>tailwind.css</Download>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** The version of the packages. Both have the same. */
export { version } from '../../packages/ui/package.json';

import { type SurfaceName, surfaceNames, type ThemeName } from '@uno/tokens';
import { Button } from '@uno/ui/Button';
import { TextField } from '@uno/ui/TextField';
import type { ReactNode } from 'react';
import { useWords } from '../language.ts';
import { colourWords } from './colourWords.ts';
import { nest, page } from './foundations.css.ts';

/** Some of everything that has a colour: text, a link, both buttons, a field. */
function Parts({ of }: { of: string }) {
  const { nested: t } = useWords(colourWords);
  return (
    <>
      <p>
        {of} <a href="#nested">{t.link}</a>
      </p>
      <Button variant="primary">{t.send}</Button> <Button>{t.cancel}</Button>
      <TextField label={t.field} name={of} />
    </>
  );
}

const Box = ({ theme, surface, children }: { theme?: ThemeName; surface?: SurfaceName; children?: ReactNode }) => (
  <div className={nest} data-theme={theme} data-surface={surface}>
    <Parts of={[theme, surface].filter(Boolean).join(', ')} />
    {children}
  </div>
);

/** Every surface inside every other, and three themes inside each other. An inner one never takes a colour from an outer one. */
export const NestedSurfaces = () => (
  <section id="nested" className={page}>
    <Box theme="contrast">
      <Box theme="evergreen">
        <Box theme="midnight">
          <Box surface="dark">
            <Box theme="evergreen" surface="tint" />
          </Box>
        </Box>
      </Box>
    </Box>
    {surfaceNames.map((outer) => (
      <Box key={outer} surface={outer}>
        {surfaceNames.map((inner) => (
          <Box key={inner} surface={inner} />
        ))}
      </Box>
    ))}
  </section>
);

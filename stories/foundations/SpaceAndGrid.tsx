import { baseSource } from '@uno/tokens';
import { vars } from '@uno/tokens/contract';
import { Container } from '@uno/ui/Section';
import type { ReactNode } from 'react';
import breakpoints from 'virtual:breakpoints';
import { viewportHeight, viewportWidths } from '../../.storybook/modes/viewports.ts';
import { useLocale } from '../../site/src/i18n/TranslationProvider.tsx';
import { ScrollTable } from '../documentation/ScrollTable.tsx';
import { useWords } from '../language.ts';
import { bar, columns, figure, page, table } from './foundations.css.ts';
import { numberIn } from './numberIn.ts';
import { spaceWords } from './spaceWords.ts';
import { TokenNames, useTokenColumns } from './TokenNames.tsx';
import { PX_IN_REM } from './units.ts';

type SpaceName = keyof typeof vars.space;
type LayoutName = keyof typeof vars.layout;

const spaceNames = Object.keys(vars.space).filter((key): key is SpaceName => key in vars.space);
const layoutNames = Object.keys(vars.layout).filter((key): key is LayoutName => key in vars.layout);

/** A length in rem, and in pixels at the default font size. */
function Lengths({ rem }: { rem: number }) {
  const locale = useLocale();
  return (
    <>
      <td className={figure}>{`${numberIn(locale, rem)}\u00a0rem`}</td>
      <td className={figure}>{`${numberIn(locale, rem * PX_IN_REM)}\u00a0px`}</td>
    </>
  );
}

/** Lengths of one kind. */
interface LengthsOf<Name extends string> {
  /** Its group, as code names it: `space`. */
  group: 'space' | 'layout';
  names: readonly Name[];
  caption: string;
  /** The heading of the last column. */
  heading: string;
  rem: (name: Name) => number;
  /** The content of the last column. */
  children: (name: Name) => ReactNode;
}

/** A table of lengths: the names of each, its length, and a last column. */
function LengthTable<Name extends string>({ group, names, caption, heading, rem, children }: LengthsOf<Name>) {
  const t = useWords(spaceWords);
  return (
    <ScrollTable className={table} label={caption} columns={[...useTokenColumns(), 'rem', t.pxAt16, heading]}>
      {names.map((name) => (
        <tr key={name}>
          <TokenNames group={group} name={name} />
          <Lengths rem={rem(name)} />
          <td>{children(name)}</td>
        </tr>
      ))}
    </ScrollTable>
  );
}

/** The spacing scale: all gaps have one of these lengths. */
export function SpaceScale() {
  const t = useWords(spaceWords);
  return (
    <section className={page}>
      <LengthTable group="space" names={spaceNames} caption={t.space} heading={t.asItIs} rem={(name) => baseSource.space[name].$value.value}>
        {(name) => <div className={bar} style={{ width: vars.space[name] }} />}
      </LengthTable>
      <LengthTable group="layout" names={layoutNames} caption={t.layout} heading={t.whatFor} rem={(name) => baseSource.layout[name].$value.value}>
        {(name) => t.layoutRoles[name]}
      </LengthTable>
    </section>
  );
}

/** Twelve columns between the page's margins. */
export function Grid() {
  return (
    <Container>
      <div className={columns}>
        {Array.from({ length: 12 }, (_, column) => (
          <div key={column} />
        ))}
      </div>
    </Container>
  );
}

/** The widths at which components change, read from their style sheets, and the widths that the tests look at. */
export function Breakpoints() {
  const t = useWords(spaceWords);
  return (
    <section className={page}>
      <ScrollTable className={table} label={t.breakpoints} caption={t.breakpointsCaption} columns={[t.name, 'rem', t.pxAt16, t.changesThere]}>
        {breakpoints.map(({ rem, name, by }) => (
          <tr key={rem}>
            <th scope="row">{t.breakpointNames[name]}</th>
            <Lengths rem={rem} />
            <td>{by.join(', ')}</td>
          </tr>
        ))}
      </ScrollTable>
      <ScrollTable className={table} label={t.viewports} caption={t.viewportsCaption} columns={[t.width, t.height]}>
        {viewportWidths.map((width) => (
          <tr key={width}>
            <th scope="row">{`${width}\u00a0px (${t.viewportNames[width]})`}</th>
            <td className={figure}>{`${viewportHeight(width)}\u00a0px`}</td>
          </tr>
        ))}
      </ScrollTable>
    </section>
  );
}

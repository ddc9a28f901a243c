import { baseSource } from '@uno/tokens';
import { vars } from '@uno/tokens/contract';
import { Container } from '@uno/ui/Section';
import type { ReactNode } from 'react';
import breakpoints from 'virtual:breakpoints';
import { viewports } from '../../.storybook/modes/viewports.ts';
import { ScrollTable } from '../documentation/ScrollTable.tsx';
import { bar, columns, figure, page, table } from './foundations.css.ts';
import { tokenColumns, TokenNames } from './TokenNames.tsx';
import { PX_IN_REM } from './units.ts';

type SpaceName = keyof typeof vars.space;
type LayoutName = keyof typeof vars.layout;

const spaceNames = Object.keys(vars.space).filter((key): key is SpaceName => key in vars.space);
const layoutNames = Object.keys(vars.layout).filter((key): key is LayoutName => key in vars.layout);

/** A length in rem, and in pixels at the default font size. */
function Lengths({ rem }: { rem: number }) {
  return (
    <>
      <td className={figure}>{rem} rem</td>
      <td className={figure}>{rem * PX_IN_REM} px</td>
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
  return (
    <ScrollTable className={table} label={caption} columns={[...tokenColumns, 'rem', 'px at 16 px', heading]}>
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
  return (
    <section className={page} lang="en-CA">
      <LengthTable group="space" names={spaceNames} caption="Space: the distances between things" heading="As it is" rem={(name) => baseSource.space[name].$value.value}>
        {(name) => <div className={bar} style={{ width: vars.space[name] }} />}
      </LengthTable>
      <LengthTable group="layout" names={layoutNames} caption="Layout: the fixed measures" heading="What for" rem={(name) => baseSource.layout[name].$value.value}>
        {(name) => baseSource.layout[name].$description}
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
  return (
    <section className={page} lang="en-CA">
      <ScrollTable className={table} label="Breakpoints" caption="Breakpoints: the widths at which a component is laid out differently" columns={['Name', 'rem', 'px at 16 px', 'Components that change there']}>
        {breakpoints.map(({ rem, name, by }) => (
          <tr key={rem}>
            <th scope="row">{name || 'no name'}</th>
            <Lengths rem={rem} />
            <td>{by.join(', ')}</td>
          </tr>
        ))}
      </ScrollTable>
      <ScrollTable className={table} label="Viewports" caption="Viewports: the widths at which every page is checked" columns={['Width', 'Height']}>
        {Object.values(viewports).map(({ name, styles }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className={figure}>{styles.height.replace('px', '\u00a0px')}</td>
          </tr>
        ))}
      </ScrollTable>
    </section>
  );
}

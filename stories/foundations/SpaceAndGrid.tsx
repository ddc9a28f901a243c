import { baseSource } from '@uno/tokens';
import { vars } from '@uno/tokens/contract';
import { Container } from '@uno/ui/Section';
import { bar, columns, figure, page, table } from './foundations.css.ts';

type SpaceName = keyof typeof vars.space;

const spaceNames = Object.keys(vars.space).filter((key): key is SpaceName => key in vars.space);

/** The spacing scale: nothing stands apart by another length. */
export function SpaceScale() {
  return (
    <section className={page} lang="en-CA">
      <table className={table}>
        <caption>Space</caption>
        <tbody>
          {spaceNames.map((key) => (
            <tr key={key}>
              <th scope="row">{key}</th>
              <td className={figure}>
                {baseSource.space[key].$value.value} {baseSource.space[key].$value.unit}
              </td>
              <td>
                <div className={bar} style={{ width: vars.space[key] }} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <table className={table}>
        <caption>Layout</caption>
        <tbody>
          {Object.entries(baseSource.layout).map(([key, token]) =>
            typeof token === 'string' ? null : (
              <tr key={key}>
                <th scope="row">{key}</th>
                <td className={figure}>
                  {token.$value.value} {token.$value.unit}
                </td>
                <td>{token.$description}</td>
              </tr>
            ),
          )}
        </tbody>
      </table>
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

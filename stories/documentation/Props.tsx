import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { block, code, component, note, scroll, table, type } from './documentation.css.ts';
import { type DocumentedComponent, type DocumentedProp, type DocumentedType, documentedIn, typesNamedIn } from './documented.ts';
import { Prose } from './Prose.tsx';

function Row({ name, type: tsType, required, sentence, fallback }: DocumentedProp) {
  return (
    <tr>
      <th scope="row">
        <code className={code}>{name}</code>
        {required && ' (required)'}
      </th>
      <td>
        <code className={type}>{tsType}</code>
      </td>
      <td>
        <Prose>{sentence}</Prose>
        {fallback !== undefined && !sentence.includes('Default') && (
          <>
            {' '}
            Default <code className={code}>{fallback}</code>.
          </>
        )}
      </td>
    </tr>
  );
}

/** A table that scrolls in its own frame where it is too wide. */
function Table({ of, first, rows }: { of: string; first: string; rows: readonly DocumentedProp[] }) {
  return (
    <div className={scroll} role="region" aria-label={`${first}s of ${of}`} tabIndex={0}>
      <table className={table}>
        <caption>
          <code className={code}>{of}</code>
        </caption>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            <th scope="col">Type</th>
            <th scope="col">What for</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.name} {...row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Component({ name, purpose, props }: DocumentedComponent) {
  return (
    <div className={component}>
      {props.length === 0 ? (
        <p>
          <strong>
            <code className={code}>{name}</code>
          </strong>
        </p>
      ) : (
        <Table of={name} first="Prop" rows={props} />
      )}
      <p className={note}>
        <Prose>{purpose}</Prose>
        {props.length === 0 && ' It has no props of its own.'}
      </p>
    </div>
  );
}

function Type({ name, purpose, props, text }: DocumentedType) {
  return (
    <div className={component}>
      {text === '' ? (
        <Table of={name} first="Field" rows={props} />
      ) : (
        <p>
          <strong>
            <code className={code}>{name}</code>
          </strong>{' '}
          <code className={type}>{text}</code>
        </p>
      )}
      <p className={note}>
        <Prose>{purpose}</Prose>
      </p>
    </div>
  );
}

/**
 * The props of the page's component and of its subcomponents, one table each, then the types that they name: all read
 * from the sources. The attributes of the native element, which every component takes besides, are not listed.
 */
export function Props() {
  const { preparedMeta } = useContext(DocsContext).resolveOf('meta', ['meta']);
  const components = documentedIn(preparedMeta);
  return (
    <div className={`sb-unstyled ${block}`} lang="en-CA">
      {components.map((one) => (
        <Component key={one.name} {...one} />
      ))}
      <p className={note}>
        Each that is an element also takes its native attributes, <code className={code}>className</code> and{' '}
        <code className={code}>ref</code>.
      </p>
      {typesNamedIn(components).map((one) => (
        <Type key={one.name} {...one} />
      ))}
    </div>
  );
}

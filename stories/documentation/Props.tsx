import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { block, code, component, note, scroll, table, type } from './documentation.css.ts';
import { type DocumentedComponent, type DocumentedProp, documentedIn } from './documented.ts';
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
        <div className={scroll} role="region" aria-label={`Props of ${name}`} tabIndex={0}>
          <table className={table}>
            <caption>
              <code className={code}>{name}</code>
            </caption>
            <thead>
              <tr>
                <th scope="col">Prop</th>
                <th scope="col">Type</th>
                <th scope="col">What for</th>
              </tr>
            </thead>
            <tbody>
              {props.map((prop) => (
                <Row key={prop.name} {...prop} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p className={note}>
        <Prose>{purpose}</Prose>
        {props.length === 0 && ' It has no props of its own.'}
      </p>
    </div>
  );
}

/**
 * The props of the page's component and of its subcomponents, one table each, read from the sources. The attributes
 * of the native element, which every component takes besides, are not listed.
 */
export function Props() {
  const { preparedMeta } = useContext(DocsContext).resolveOf('meta', ['meta']);
  return (
    <div className={`sb-unstyled ${block}`} lang="en-CA">
      {documentedIn(preparedMeta).map((one) => (
        <Component key={one.name} {...one} />
      ))}
      <p className={note}>
        Each also takes the attributes of its native element, <code className={code}>className</code> and{' '}
        <code className={code}>ref</code>.
      </p>
    </div>
  );
}

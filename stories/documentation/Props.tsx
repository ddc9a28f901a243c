import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { block, code, component, note, type } from './documentation.css.ts';
import { type DocumentedComponent, type DocumentedType, documentedIn, typesNamedIn } from './documented.ts';
import { JsdocText } from './JsdocText.tsx';
import { PropsTable } from './PropsTable.tsx';

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
        <PropsTable of={name} first="Prop" rows={props} />
      )}
      <p className={note}>
        <JsdocText>{purpose}</JsdocText>
        {props.length === 0 && ' It has no props of its own.'}
      </p>
    </div>
  );
}

function Type({ name, purpose, props, text }: DocumentedType) {
  return (
    <div className={component}>
      {text === '' ? (
        <PropsTable of={name} first="Field" rows={props} />
      ) : (
        <p>
          <strong>
            <code className={code}>{name}</code>
          </strong>{' '}
          <code className={type}>{text}</code>
        </p>
      )}
      <p className={note}>
        <JsdocText>{purpose}</JsdocText>
      </p>
    </div>
  );
}

/**
 * The props of the page's component and of its subcomponents, one table each, then the types that the props name: all read
 * from the sources. The attributes of the native element, which every component takes too, are not listed.
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
        Each component also takes the native attributes of its element, <code className={code}>className</code> and{' '}
        <code className={code}>ref</code>.
      </p>
      {typesNamedIn(components).map((one) => (
        <Type key={one.name} {...one} />
      ))}
    </div>
  );
}

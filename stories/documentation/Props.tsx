import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { useLocale } from '../../site/src/i18n/TranslationProvider.tsx';
import { block, code, component, note, type } from './documentation.css.ts';
import { type DocumentedComponent, type DocumentedType, documentedIn, typesNamedIn } from './documented.ts';
import { sayIn } from './guide.ts';
import { JsdocText } from './JsdocText.tsx';
import { PropsTable } from './PropsTable.tsx';

function Component({ name, purpose, props }: DocumentedComponent) {
  const say = sayIn(useLocale());
  return (
    <div className={component}>
      {props.length === 0 ? (
        <p>
          <strong>
            <code className={code}>{name}</code>
          </strong>
        </p>
      ) : (
        <PropsTable of={name} kind="prop" rows={props} />
      )}
      <p className={note}>
        <JsdocText>{purpose}</JsdocText>
        {props.length === 0 && say(' It has no props of its own.', ' Ce composant n’a pas de props à lui.')}
      </p>
    </div>
  );
}

function Type({ name, purpose, props, text }: DocumentedType) {
  return (
    <div className={component}>
      {text === '' ? (
        <PropsTable of={name} kind="field" rows={props} />
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
 * from the sources, whose JSDoc is English. The attributes of the native element, which every component takes too, are not
 * listed.
 */
export function Props() {
  const { preparedMeta } = useContext(DocsContext).resolveOf('meta', ['meta']);
  const components = documentedIn(preparedMeta);
  const locale = useLocale();
  const say = sayIn(locale);
  return (
    <div className={`sb-unstyled ${block}`} lang={locale}>
      {components.map((one) => (
        <Component key={one.name} {...one} />
      ))}
      <p className={note}>
        {say('Each component also takes the native attributes of its element,', 'Chaque composant prend aussi les attributs natifs de son élément,')}{' '}
        <code className={code}>className</code> {say('and', 'et')} <code className={code}>ref</code>.
      </p>
      {typesNamedIn(components).map((one) => (
        <Type key={one.name} {...one} />
      ))}
    </div>
  );
}

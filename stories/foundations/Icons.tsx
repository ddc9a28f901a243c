import { facade } from '@uno/drawings/facade';
import { icons } from 'lucide-react';
import { Panorama } from '../../site/src/pages/home/Panorama.tsx';
import { drawingPane, iconName, iconPane, iconPanes, page, viewPanes, street } from './foundations.css.ts';
import { usedIcons } from './icons.ts';

/** The interface icons in their two sizes, with the components that use them. */
export function InterfaceIcons() {
  return (
    <section className={page}>
      <ul className={iconPanes}>
        {usedIcons.map(({ name, by }) => {
          const Icon = icons[name];
          return (
            <li key={name} className={iconPane}>
              <Icon size={24} aria-hidden="true" />
              <Icon size={20} aria-hidden="true" />
              <span className={iconName}>
                <strong>{name}</strong> {by.join(', ')}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The home page's street, standing still, and the four panes of its panorama. */
export function Drawings() {
  return (
    <section className={page}>
      <div className={street} dangerouslySetInnerHTML={{ __html: facade({ id: 'foundation-' }) }} />
      <ul className={viewPanes}>
        {[1, 2, 3, 4].map((pane) => (
          <li key={pane} className={drawingPane}>
            <Panorama pane={pane} />
          </li>
        ))}
      </ul>
    </section>
  );
}
